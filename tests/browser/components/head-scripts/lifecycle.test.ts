import {
  CONSENT_EVENT,
  type ConsentStatus,
} from '../../../../src/components/consent/consentState';
import type {HeadElement} from '../../../../src/components/head-scripts/headScripts';
import {createLifecycle} from '../../../../src/components/head-scripts/lifecycle';

const elements: HeadElement[] = [
  {
    tag: 'script',
    attributes: {src: 'https://count.test/c.js', async: ''},
  },
  {
    tag: 'link',
    attributes: {rel: 'stylesheet', href: 'https://fonts.test/f.css'},
  },
];

const inserted = () =>
  document.head.querySelectorAll('script[src], link[rel="stylesheet"]');

/** A visit: the first page, and then one after the other. */
function visitor(configured = elements) {
  const reload = jest.fn();
  const page = new EventTarget();
  const lifecycle = createLifecycle(configured, reload, page);
  return {
    reload,
    decide: (detail: ConsentStatus) => {
      page.dispatchEvent(new CustomEvent(CONSENT_EVENT, {detail}));
      jest.runAllTimers();
    },
    goTo: (pathname: string) => {
      lifecycle.onRouteUpdate({location: {pathname}});
      lifecycle.onRouteDidUpdate({location: {pathname}});
    },
  };
}

const asked: HeadElement[] = [
  {
    tag: 'script',
    attributes: {src: 'https://ads.test/a.js'},
    purpose: 'visits',
  },
  ...elements,
];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a page gets the elements once the browser has time, and only once', () => {
  const {goTo, reload} = visitor();
  goTo('/guide/');
  expect(inserted()).toHaveLength(0);
  jest.runAllTimers();
  expect(inserted()).toHaveLength(2);
  expect(document.head.querySelector('script')).toHaveAttribute('async');
  goTo('/config/');
  jest.runAllTimers();
  expect(inserted()).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is still loading gets them after it is loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get');
  state.mockReturnValue('interactive');
  visitor().goTo('/guide/');
  jest.runAllTimers();
  expect(inserted()).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(inserted()).toHaveLength(2);
});

test('who goes on to such a page before they are there takes none along', () => {
  const {goTo, reload} = visitor();
  goTo('/guide/');
  goTo('/zh/tool/');
  jest.runAllTimers();
  expect(inserted()).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

describe('a script that visitors are asked about', () => {
  test('waits for the answer, while what nobody asks about comes', () => {
    const {goTo, decide, reload} = visitor(asked);
    goTo('/guide/');
    decide('open');
    expect(inserted()).toHaveLength(2);
    decide('agreed');
    expect(inserted()).toHaveLength(3);
    decide('agreed');
    expect(inserted()).toHaveLength(3);
    expect(reload).not.toHaveBeenCalled();
  });

  test('comes to no page for credentials, whatever was said', () => {
    const {goTo, decide} = visitor(asked);
    goTo('/tool/');
    decide('agreed');
    expect(inserted()).toHaveLength(0);
  });

  test('is gone with the next page when the visitor clears everything', () => {
    const {goTo, decide, reload} = visitor(asked);
    decide('agreed');
    goTo('/guide/privacy');
    jest.runAllTimers();
    decide('open');
    expect(reload).not.toHaveBeenCalled();
    goTo('/guide/');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

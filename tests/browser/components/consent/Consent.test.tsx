import {usePluginData} from '@docusaurus/useGlobalData';
import {act, screen} from '@testing-library/react';
import {Consent} from '../../../../src/components/consent/Consent';
import {ConsentSetting} from '../../../../src/components/browser-storage/ConsentSetting';
import {CONSENT_EVENT} from '../../../../src/components/consent/consentState';
import type {HeadElement} from '../../../../src/components/head-scripts/headScripts';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: jest.fn()}));

const elements: HeadElement[] = [
  {
    tag: 'script',
    attributes: {src: 'https://count.test/c.js'},
    purpose: 'visits',
  },
];

/** What the page has told those who insert scripts. */
const told: string[] = [];
const listen = (event: Event) =>
  told.push((event as CustomEvent<string>).detail);

const kept = () => window.localStorage.getItem('consent');
const question = () =>
  screen.findByRole('region', {name: 'Allow third-party scripts?'});
const nothing = async () => {
  // What is loaded on demand had its time.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
};
const button = (name: string) => screen.getByRole('button', {name});

function browserSays(signals: object): void {
  for (const [name, value] of Object.entries(signals)) {
    Object.defineProperty(navigator, name, {value, configurable: true});
  }
}

beforeEach(() => {
  window.localStorage.clear();
  told.length = 0;
  jest.mocked(usePluginData).mockReturnValue(elements);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  window.addEventListener(CONSENT_EVENT, listen);
});

afterEach(() => {
  window.removeEventListener(CONSENT_EVENT, listen);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

describe('a visitor of a site with a script that counts visits', () => {
  test('is asked, with the host and two buttons that look the same', async () => {
    renderOnSite(<Consent />, '/guide/');
    expect(await question()).toHaveTextContent('Counting visits: count.test');
    expect(button('Do not load them').className).toBe(
      button('Load them').className,
    );
    expect(document.body).toHaveFocus();
    expect(told).toEqual(['open']);
  });

  test('puts the question off with Escape, which is no answer', async () => {
    const {user} = renderOnSite(<Consent />, '/guide/');
    await question();
    await user.keyboard('{Escape}');
    await nothing();
    expect(kept()).toBeNull();
    expect(told).toEqual(['open']);
  });

  test.each(['/tool/dropbox/callback', '/guide/api/fs'])(
    'is not asked at %s, where credentials are',
    async (address) => {
      renderOnSite(<Consent />, address);
      await nothing();
    },
  );

  test('is asked about the language first', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh']);
    renderOnSite(<Consent />, '/guide/');
    await nothing();
  });

  test('finds nothing of it in the HTML, which knows no visitor', () => {
    expect(serverHtml(<Consent />, '/guide/')).toBe('');
  });
});

test('a site without such scripts asks nothing', async () => {
  jest.mocked(usePluginData).mockReturnValue(undefined);
  renderOnSite(
    <>
      <Consent />
      <ConsentSetting />
    </>,
    '/guide/privacy',
  );
  await nothing();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('on the privacy page', () => {
  test('a visitor whose browser says no has nothing to choose', () => {
    browserSays({globalPrivacyControl: true});
    renderOnSite(<ConsentSetting />, '/guide/privacy');
    expect(screen.getByRole('status')).toHaveTextContent('Your browser asks');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

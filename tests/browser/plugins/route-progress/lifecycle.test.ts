import {createLifecycle} from '../../../../src/plugins/route-progress/lifecycle';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A reader of a site that was just loaded, who looks at what happens a while after each press. */
function reader() {
  const root = document.createElement('html');
  const {onRouteUpdate, onRouteDidUpdate} = createLifecycle(root);
  return {
    askFor: (pathname: string, wait = 1000) => {
      onRouteUpdate({location: {pathname}});
      jest.advanceTimersByTime(wait);
    },
    see: (pathname: string) => {
      onRouteDidUpdate({location: {pathname}});
      jest.advanceTimersByTime(1000);
    },
    isComing: () => root.hasAttribute('data-page-coming'),
  };
}

test('a new page is announced until it is shown', () => {
  const {askFor, see, isComing} = reader();
  see('/guide/');
  expect(isComing()).toBe(false);
  askFor('/faq/');
  expect(isComing()).toBe(true);
  see('/faq/');
  expect(isComing()).toBe(false);
});

test('a page that comes in a moment is not announced', () => {
  const {askFor, see, isComing} = reader();
  see('/guide/');
  askFor('/faq/', 150);
  expect(isComing()).toBe(false);
  see('/faq/');
  expect(isComing()).toBe(false);
});

test('whoever goes elsewhere meanwhile hears of that page alone', () => {
  const {askFor, isComing} = reader();
  askFor('/guide/', 150);
  askFor('/faq/', 150);
  expect(isComing()).toBe(false);
});

test('a page that was shown, also the first one, is not announced again', () => {
  const {askFor, see, isComing} = reader();
  see('/guide/');
  askFor('/faq/');
  see('/faq/');
  askFor('/guide/');
  expect(isComing()).toBe(false);
  see('/guide/');
  askFor('/faq/');
  expect(isComing()).toBe(false);
});

test('a page that was asked for and not shown is still new', () => {
  const {askFor, see, isComing} = reader();
  see('/guide/');
  askFor('/faq/');
  askFor('/guide/');
  expect(isComing()).toBe(false);
  see('/guide/');
  askFor('/faq/');
  expect(isComing()).toBe(true);
});

import {createLifecycle} from '../../../../src/plugins/route-progress/lifecycle';

/** A reader of a site that was just loaded. */
function reader() {
  const root = document.createElement('html');
  const {onRouteUpdate, onRouteDidUpdate} = createLifecycle(root);
  return {
    askFor: (pathname: string) => onRouteUpdate({location: {pathname}}),
    see: (pathname: string) => onRouteDidUpdate({location: {pathname}}),
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

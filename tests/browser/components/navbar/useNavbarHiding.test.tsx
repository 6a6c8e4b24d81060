import {act, renderHook} from '@testing-library/react';
import {useNavbarHiding} from '../../../../src/components/navbar/useNavbarHiding';
import {setMedia} from '../../../support/jsdomGaps';

const wide = '(min-width: 720px)';
const closed = () => false;
const open = () => true;

const isHidden = () =>
  document.documentElement.hasAttribute('data-navbar-hidden');

/** Scrolls as a browser does: the event comes after the change. */
function scrollTo(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls and lets the next sample pass. */
function rest(y: number) {
  scrollTo(y);
  jest.advanceTimersByTime(300);
}

function visit(isSidebarOpen = closed) {
  return renderHook(() => useNavbarHiding(isSidebarOpen));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollY = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

test('behind an open sidebar the navbar stays', () => {
  visit(open);
  rest(900);
  expect(isHidden()).toBe(false);
});

test('a wide screen keeps the navbar', () => {
  setMedia(wide, true);
  visit();
  rest(900);
  expect(isHidden()).toBe(false);
});

test('turning the phone brings the navbar back', () => {
  visit();
  rest(900);
  expect(isHidden()).toBe(true);
  act(() => setMedia(wide, true));
  expect(isHidden()).toBe(false);
});

test('a page without the navbar is left as it was', () => {
  const {unmount} = visit();
  scrollTo(900);
  scrollTo(1500);
  unmount();
  expect(isHidden()).toBe(false);
  jest.advanceTimersByTime(1000);
  rest(3000);
  expect(isHidden()).toBe(false);
});

import {act, renderHook} from '@testing-library/react';
import type {NavbarHiding} from '../../../../src/config/navbar';
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

function visit(configuration: NavbarHiding = 'mobile', isSidebarOpen = closed) {
  return renderHook(() => useNavbarHiding(configuration, isSidebarOpen));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollY = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

test('on a phone a jump of 400 px takes the navbar away at once, and the first sample upwards brings it back', () => {
  visit();
  scrollTo(400);
  expect(isHidden()).toBe(true);
  jest.advanceTimersByTime(300);
  scrollTo(399);
  expect(isHidden()).toBe(false);
});

test('behind an open sidebar the navbar stays', () => {
  visit('mobile', open);
  rest(900);
  expect(isHidden()).toBe(false);
});

test('a wide screen keeps the navbar unless it may always go, and nothing takes it away under "none"', () => {
  setMedia(wide, true);
  const {unmount} = visit('mobile');
  rest(900);
  expect(isHidden()).toBe(false);
  unmount();
  window.scrollY = 0;
  const always = visit('always');
  rest(900);
  expect(isHidden()).toBe(true);
  always.unmount();
  setMedia(wide, false);
  window.scrollY = 0;
  visit('none');
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

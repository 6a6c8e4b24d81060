import {act, screen} from '@testing-library/react';
import {TypedTitle} from '../../../../src/components/home/TypedTitle';
import {setMedia} from '../../../support/jsdomGaps';
import {renderOnSite} from '../../../support/renderOnSite';

const titles = ['One list', '', 'Two'];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const heading = () => screen.getByRole('heading', {level: 1});

/** The visible text, without the letters that are not typed yet. */
function visible(): string {
  const copy = heading().cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.unseen, .hidden').forEach((part) => part.remove());
  return copy.textContent;
}

const button = () => screen.getByRole('button');

test('a single title is typed once, and then the control is gone', () => {
  renderOnSite(<TypedTitle as="h1" titles={['Hi']} />);
  wait(0);
  expect(visible()).toBe('H');
  expect(button()).toBeEnabled();
  wait(150);
  expect(visible()).toBe('Hi');
  expect(button()).toBeDisabled();
  expect(jest.getTimerCount()).toBe(0);
});

test('a visitor with reduced motion sees the complete title, also if it is turned on later', () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  renderOnSite(<TypedTitle as="h1" titles={titles} />);
  wait(60_000);
  expect(visible()).toBe('One list');
  act(() => setMedia('(prefers-reduced-motion: reduce)', false));
  wait(0);
  expect(visible()).toBe('O');
  act(() => setMedia('(prefers-reduced-motion: reduce)', true));
  wait(60_000);
  expect(visible()).toBe('One list');
});

test('no timer is left after the page unmounts', () => {
  const {unmount} = renderOnSite(<TypedTitle as="h1" titles={titles} />);
  wait(0);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

import {act, render, screen} from '@testing-library/react';
import {Spinner} from '../../../../src/components/ui/Spinner';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a visitor sees what is loading, and a screen reader announces it', () => {
  render(<Spinner label="Loading the token" />);
  wait(0);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the token');
});

test('what is quick does not flicker', () => {
  render(<Spinner delay={300} label="Loading" />);
  wait(299);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('what is over before shows nothing afterwards', () => {
  const {unmount} = render(<Spinner delay={300} label="Loading" />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

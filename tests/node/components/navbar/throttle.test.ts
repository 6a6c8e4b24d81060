import {throttle} from '../../../../src/components/navbar/throttle';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A throttled function that notes when it acts, in milliseconds from its first call. */
function watched() {
  const start = Date.now();
  const acts: number[] = [];
  const throttled = throttle(() => acts.push(Date.now() - start), 300);
  return {throttled, acts};
}

test('calls within an interval act once, at its end', () => {
  const {throttled, acts} = watched();
  throttled();
  jest.advanceTimersByTime(100);
  throttled();
  jest.advanceTimersByTime(100);
  throttled();
  jest.advanceTimersByTime(1000);
  expect(acts).toEqual([0, 300]);
});

test('a call at every frame for a second acts every 300 milliseconds, and once after the last', () => {
  const {throttled, acts} = watched();
  for (let frame = 0; frame < 50; frame += 1) {
    throttled();
    jest.advanceTimersByTime(20);
  }
  jest.advanceTimersByTime(1000);
  expect(acts).toEqual([0, 300, 600, 900, 1200]);
});

test('after a quiet interval a call acts at once again', () => {
  const {throttled, acts} = watched();
  throttled();
  jest.advanceTimersByTime(301);
  throttled();
  expect(acts).toEqual([0, 301]);
});

test('what was cancelled does not act, and the next call acts at once', () => {
  const {throttled, acts} = watched();
  throttled();
  throttled();
  throttled.cancel();
  jest.advanceTimersByTime(1000);
  expect(acts).toEqual([0]);
  throttled();
  expect(acts).toEqual([0, 1000]);
});

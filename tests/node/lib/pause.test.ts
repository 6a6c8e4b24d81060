import {pause} from '../../../src/lib/pause';

test('a pause ends with its time or with the signal, and leaves no listener behind', async () => {
  jest.useFakeTimers();
  const controller = new AbortController();
  const {signal} = controller;
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  const first = pause(2000, signal);
  jest.advanceTimersByTime(2000);
  await first;
  expect(removed.mock.lastCall).toEqual(added.mock.lastCall);
  const second = pause(2000, signal);
  controller.abort();
  await second;
  expect(removed).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

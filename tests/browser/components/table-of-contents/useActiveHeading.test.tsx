import {act, renderHook} from '@testing-library/react';
import {useActiveHeading} from '../../../../src/components/table-of-contents/useActiveHeading';

let tops: Record<string, number> = {};

/** A page with headings at the positions that a test gives. */
beforeEach(() => {
  jest.useFakeTimers();
  tops = {first: 300, second: 800, third: 1300};
  for (const id of Object.keys(tops)) {
    const heading = document.createElement('h2');
    heading.id = id;
    heading.getBoundingClientRect = () => ({top: tops[id]}) as DOMRect;
    document.body.append(heading);
  }
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function nextFrame(): void {
  act(() => {
    jest.advanceTimersByTime(20);
  });
}

/** The visitor scrolls down by so many pixels; the page answers at the next frame. */
function scrollBy(pixels: number): void {
  for (const id of Object.keys(tops)) {
    tops[id] = (tops[id] ?? 0) - pixels;
  }
  window.dispatchEvent(new Event('scroll'));
}

function read(ids = 'first second third') {
  const hook = renderHook((words: string) => useActiveHeading(words), {
    initialProps: ids,
  });
  nextFrame();
  return hook;
}

test('a visitor at the top is at no heading, and at the next ones as they pass under the navbar', () => {
  const {result} = read();
  const seen = [result.current];
  for (const pixels of [300, 500, 500, -500]) {
    scrollBy(pixels);
    nextFrame();
    seen.push(result.current);
  }
  expect(seen).toEqual([undefined, 'first', 'second', 'third', 'second']);
});

test('a visitor who arrives in the middle of a page is at its heading without scrolling', () => {
  tops = {first: -600, second: -100, third: 400};
  expect(read().result.current).toBe('second');
});

test('however fast the visitor scrolls, the page is measured once a frame', () => {
  read();
  const first = document.getElementById('first');
  const measure = jest.spyOn(first as HTMLElement, 'getBoundingClientRect');
  for (let step = 0; step < 10; step += 1) {
    scrollBy(5);
  }
  nextFrame();
  expect(measure).toHaveBeenCalledTimes(1);
  scrollBy(5);
  nextFrame();
  expect(measure).toHaveBeenCalledTimes(2);
});

test('a heading that is listed but not on the page is passed over', () => {
  const {result} = read('first missing third');
  scrollBy(900);
  nextFrame();
  expect(result.current).toBe('first');
});

test('on the next page the visitor is at that page’s headings', () => {
  tops = {first: -600, second: -100, third: 0};
  const {result, rerender} = read('first');
  expect(result.current).toBe('first');
  rerender('second third');
  nextFrame();
  expect(result.current).toBe('third');
});

test('a page that was left measures nothing more, not even what was due', () => {
  const {unmount} = read();
  const measure = jest.spyOn(document, 'getElementById');
  scrollBy(100);
  unmount();
  scrollBy(100);
  nextFrame();
  expect(measure).not.toHaveBeenCalled();
});

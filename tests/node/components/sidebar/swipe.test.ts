import {sidebarSwipe} from '../../../../src/components/sidebar/swipe';

const from = (clientX: number, clientY: number) => ({clientX, clientY});

/** A finger that starts there and moves so far. */
function swipe(x: number, dx: number, dy = 0) {
  return sidebarSwipe(from(x, 300), from(x + dx, 300 + dy));
}

test.each([
  ['41 px to the right from the edge', 0, 41, 0, 'open'],
  ['40 px to the right: too short', 0, 40, 0, undefined],
  ['41 px to the left from anywhere', 300, -41, 0, 'close'],
  ['40 px to the left: too short', 300, -40, 0, undefined],
  ['to the right from 80 px', 80, 100, 0, 'open'],
  ['to the right from 81 px', 81, 100, 0, undefined],
  ['to the left from the edge', 79, -60, 0, 'close'],
  ['just flat enough, downwards', 10, 91, 60, 'open'],
  ['just too steep, downwards', 10, 90, 60, undefined],
  ['just flat enough, upwards', 300, -91, -60, 'close'],
  ['just too steep, upwards', 300, -90, -60, undefined],
  ['straight down', 10, 0, 300, undefined],
  ['nowhere: a tap', 10, 0, 0, undefined],
] as const)('a finger that moves %s', (_, x, dx, dy, asked) => {
  expect(swipe(x, dx, dy)).toBe(asked);
});

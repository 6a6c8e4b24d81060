import {
  isBackToTopShown,
  scrollPercent,
} from '../../../../src/components/back-to-top/scrollProgress';

test('the way back is offered beyond 100 px', () => {
  expect([0, 99, 100, 101, 5000].map(isBackToTopShown)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['at the top', 0, 0],
  ['a quarter down', 550, 25],
  ['in the middle', 1100, 50],
  ['at the end', 2200, 100],
  ['drawn beyond the end, as phones allow', 2300, 100],
  ['drawn beyond the top', -60, 0],
])('a visitor %s', (_, scrollTop, percent) => {
  expect(scrollPercent(scrollTop, 3000, 800)).toBe(percent);
});

test('a page that fits into the window has nothing to go through', () => {
  expect(scrollPercent(0, 800, 800)).toBe(0);
  expect(scrollPercent(0, 600, 800)).toBe(0);
});

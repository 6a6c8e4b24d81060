import {revealingScroll} from '../../../../src/components/sidebar/reveal';

const view = {top: 60, bottom: 460};

test.each([
  ['is seen', {top: 200, bottom: 234}, 0],
  ['just touches the upper edge', {top: 60, bottom: 94}, 0],
  ['just touches the lower edge', {top: 426, bottom: 460}, 0],
  ['is cut by the lower edge', {top: 443, bottom: 477}, 200],
  ['is far below', {top: 1043, bottom: 1077}, 800],
  ['is far above', {top: -757, bottom: -723}, -1000],
])('an item that %s', (_, item, distance) => {
  expect(revealingScroll(item, view)).toBe(distance);
});

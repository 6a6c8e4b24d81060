import {shiftIntoView} from '../../../../src/components/glossary/tooltip';

test.each([
  ['stays where it fits', {start: 100, width: 300}, 1000, 0],
  ['moves back from the right edge', {start: 800, width: 300}, 1000, -108],
  ['moves in from the left edge', {start: -20, width: 300}, 1000, 28],
  [
    'begins at the edge where it is as wide as the window',
    {start: 60, width: 380},
    390,
    -52,
  ],
])('a tooltip %s', (_, box, width, shift) => {
  expect(shiftIntoView(box, width)).toBe(shift);
});

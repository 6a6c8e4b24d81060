import {activeHeading} from '../../../../src/components/table-of-contents/activeHeading';

const line = 80;

test.each([
  [
    'at the top of a page, above its first heading',
    [200, 900, 1600],
    undefined,
  ],
  ['whose first heading has just reached the line', [80, 780, 1480], 'first'],
  ['in the middle of the first section', [-300, 400, 1100], 'first'],
  ['a pixel before the second section', [-619, 81, 781], 'first'],
  ['in the second section', [-700, 0, 700], 'second'],
  ['at the end of the page', [-2000, -1300, -600], 'third'],
  ['where two headings touch the line together', [-10, 80, 80], 'third'],
])('a visitor %s', (_, [first = 0, second = 0, third = 0], active) => {
  const headings = [
    {id: 'first', top: first},
    {id: 'second', top: second},
    {id: 'third', top: third},
  ];
  expect(activeHeading(headings, line)).toBe(active);
});

test('a visitor of a page without headings is at none', () => {
  expect(activeHeading([], line)).toBeUndefined();
});

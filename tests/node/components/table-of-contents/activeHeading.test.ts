import {activeHeading} from '../../../../src/components/table-of-contents/activeHeading';

test.each([
  [
    'at the top of a page, above its first heading',
    [200, 900, 1600],
    undefined,
  ],
  ['whose first heading is 5 px below its place', [5, 705, 1405], 'first'],
  ['in the middle of the first section', [-300, 400, 1100], 'first'],
  ['96 px before the second section', [-604, 96, 796], 'second'],
  ['97 px before it', [-603, 97, 797], 'first'],
  ['who followed a link to a short section', [0, 50, 750], 'first'],
  ['in the second section', [-700, 0, 700], 'second'],
  ['at the end of the page', [-2000, -1300, -600], 'third'],
  ['where two headings reach their place together', [-90, 0, 0], 'third'],
])('a visitor %s', (_, [first = 0, second = 0, third = 0], active) => {
  const headings = [
    {id: 'first', top: first},
    {id: 'second', top: second},
    {id: 'third', top: third},
  ];
  expect(activeHeading(headings)).toBe(active);
});

test('a visitor of a page without headings is at none', () => {
  expect(activeHeading([])).toBeUndefined();
});

import {syncedFragment} from '../../../../src/components/table-of-contents/headingSync';

/** A page 3000 px long in a window of 800 px; links to its headings scroll to 324, 1124 and 2524 px. */
function fragmentAt(scrollTop: number, current = '') {
  const headings = [
    {id: 'before', top: 324 - scrollTop},
    {id: 'steps', top: 1124 - scrollTop},
    {id: 'next', top: 2524 - scrollTop},
  ];
  const scroll = {top: scrollTop, below: 2200 - scrollTop};
  return syncedFragment(scroll, headings, current);
}

test.each([
  ['at the top', 0, ''],
  ['within 5 px of the top', 5, ''],
  ['above the first heading', 318, ''],
  ['5 px before the first heading reaches its place', 319, '#before'],
  ['where a link to the first heading leads', 324, '#before'],
  ['just above the second heading', 1118, '#before'],
  ['at the second heading', 1124, '#steps'],
  ['further down', 1500, '#steps'],
  [
    'at the end of the page, where the last heading stands lower',
    2200,
    '#steps',
  ],
])('a visitor %s', (_, scrollTop, fragment) => {
  expect(fragmentAt(scrollTop)).toBe(fragment);
});

test('the fragment goes where the visitor scrolls back to the top', () => {
  expect(fragmentAt(5, '#steps')).toBe('');
  expect(fragmentAt(300, '#steps')).toBe('');
});

test('who followed a link to a heading that cannot reach its place keeps its fragment at the end of the page only', () => {
  expect(fragmentAt(2200, '#next')).toBe('#next');
  expect(fragmentAt(2195, '#next')).toBe('#next');
  expect(fragmentAt(2194, '#next')).toBe('#steps');
});

test('at the end of the page an earlier or unknown fragment gives way', () => {
  expect(fragmentAt(2200, '#before')).toBe('#steps');
  expect(fragmentAt(2200, '#gone')).toBe('#steps');
});

test('the top of a page has no fragment, even if a heading stands there', () => {
  const below = [{id: 'first', top: 0}];
  expect(syncedFragment({top: 5, below: 500}, below, '')).toBe('');
  expect(syncedFragment({top: 6, below: 500}, below, '')).toBe('#first');
});

test('a page without headings has no fragment', () => {
  expect(syncedFragment({top: 500, below: 500}, [], '#gone')).toBe('');
});

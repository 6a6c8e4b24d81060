import type {NavbarHiding} from '../../../../src/config/navbar';
import {
  isNavbarHidden,
  mayHideNavbar,
} from '../../../../src/components/navbar/navbarHiding';

/** Whether the navbar is away after each of these places of a visitor who began at the first one. */
function hiddenAfter(
  [first = 0, ...places]: number[],
  isSidebarOpen = false,
): boolean[] {
  let last = first;
  let hidden = false;
  return places.map((y) => {
    hidden = isNavbarHidden(hidden, {y, last, isSidebarOpen});
    last = y;
    return hidden;
  });
}

test.each<[string, number[], boolean[]]>([
  ['jumps 400 px', [0, 400], [true]],
  [
    'goes down 100 px in each interval for 2 seconds',
    [0, 100, 200, 300, 400, 500, 600, 700],
    [false, false, false, false, false, false, false],
  ],
  ['jumps exactly 200 px', [0, 200], [false]],
  ['jumps 201 px', [0, 201], [true]],
  ['jumps far and goes up by a pixel', [0, 900, 899], [true, false]],
  ['jumps far and rests', [0, 900, 900], [true, true]],
  ['jumps far and goes on slowly', [0, 900, 950, 1000], [true, true, true]],
  ['goes up a little and jumps down again', [900, 880, 1200], [false, true]],
  ['goes up to 58 px', [900, 58], [false]],
  ['is pulled beyond the top', [900, -40], [false]],
  ['begins far down and goes on slowly', [5000, 5100], [false]],
])('a visitor who %s', (_, places, hidden) => {
  expect(hiddenAfter(places)).toEqual(hidden);
});

test('near the top the navbar is there even after a jump', () => {
  const sample = {y: 58, last: -500, isSidebarOpen: false};
  expect(isNavbarHidden(true, sample)).toBe(false);
  expect(isNavbarHidden(true, {...sample, y: 59})).toBe(true);
});

test('the navbar does not go away behind an open sidebar, and one that is away stays so', () => {
  expect(hiddenAfter([0, 400], true)).toEqual([false]);
  const sample = {y: 800, last: 400, isSidebarOpen: true};
  expect(isNavbarHidden(true, sample)).toBe(true);
});

test.each<[NavbarHiding, boolean, boolean]>([
  ['mobile', true, false],
  ['always', true, true],
  ['none', false, false],
])(
  'under "%s" the navbar may go away on a phone: %s, on a wide screen: %s',
  (configuration, onPhone, onWideScreen) => {
    expect([
      mayHideNavbar(configuration, true),
      mayHideNavbar(configuration, false),
    ]).toEqual([onPhone, onWideScreen]);
  },
);

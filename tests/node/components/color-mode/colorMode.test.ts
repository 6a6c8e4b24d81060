import {
  coveringRadius,
  effectiveColorMode,
  nextColorMode,
  storedColorMode,
  type ColorModeChoice,
} from '../../../../src/components/color-mode/colorMode';

const everyChoice: ColorModeChoice[] = ['light', 'dark', 'auto'];

test('a reader who stored light or dark sees it under every system, others see what the system has', () => {
  const modes = (systemIsDark: boolean) =>
    everyChoice.map((stored) => effectiveColorMode(stored, systemIsDark));
  expect(modes(false)).toEqual(['light', 'dark', 'light']);
  expect(modes(true)).toEqual(['light', 'dark', 'dark']);
});

test('the control goes light, dark, auto, light', () => {
  expect(everyChoice.map(nextColorMode)).toEqual(['dark', 'auto', 'light']);
});

test.each(everyChoice)('%s is stored under its own name', (choice) => {
  expect(storedColorMode.parse(storedColorMode.format(choice))).toBe(choice);
  expect(storedColorMode.format(choice)).toBe(choice);
});

test.each(['', 'system', 'Dark', 'null', '{"mode":"dark"}', ' dark'])(
  'a visitor whose browser holds "%s" is treated as one who chose nothing',
  (text) => {
    expect(storedColorMode.parse(text)).toBeUndefined();
    expect(storedColorMode.fallback).toBe('auto');
  },
);

test.each([
  ['in a corner', {x: 0, y: 0}, 500],
  ['in the corner across', {x: 300, y: 400}, 500],
  ['in the middle', {x: 150, y: 200}, 250],
  ['in the middle of the upper edge', {x: 150, y: 0}, Math.hypot(150, 400)],
])(
  'a change that begins %s of a window of 300 by 400 reaches its farthest corner',
  (_, from, radius) => {
    expect(coveringRadius(from, {width: 300, height: 400})).toBeCloseTo(radius);
  },
);

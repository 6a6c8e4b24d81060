import type {ColorModeConfiguration} from '../../../../src/config/colorMode';
import {
  colorModeChoice,
  coveringRadius,
  effectiveColorMode,
  nextColorMode,
  storedColorMode,
  type ColorModeChoice,
} from '../../../../src/components/color-mode/colorMode';

const everyChoice: ColorModeChoice[] = ['light', 'dark', 'auto'];

/** For each configuration: what a visitor sees who stored light, dark or auto, under a light and under a dark system. */
const seen: [ColorModeConfiguration, string, string][] = [
  ['switch', 'light dark light', 'light dark dark'],
  ['toggle', 'light dark light', 'light dark light'],
  ['auto', 'light light light', 'dark dark dark'],
  ['enable', 'dark dark dark', 'dark dark dark'],
  ['disable', 'light light light', 'light light light'],
];

test.each(seen)(
  'under "%s" a reader who stored light, dark or auto sees %s, and under a dark system %s',
  (configuration, underLight, underDark) => {
    const modes = (systemIsDark: boolean) =>
      everyChoice
        .map((stored) =>
          effectiveColorMode(
            colorModeChoice(configuration, stored),
            systemIsDark,
          ),
        )
        .join(' ');
    expect([modes(false), modes(true)]).toEqual([underLight, underDark]);
  },
);

/** What a visitor goes through who presses the control again and again. */
function presses(configuration: ColorModeConfiguration): unknown[] {
  const choices: (ColorModeChoice | undefined)[] = ['light'];
  for (let press = 0; press < 3; press += 1) {
    const last = choices[press];
    choices.push(last && nextColorMode(configuration, last));
  }
  return choices;
}

test('under "switch" the control goes light, dark, auto, light', () => {
  expect(presses('switch')).toEqual(['light', 'dark', 'auto', 'light']);
});

test('under "toggle" the control goes light and dark in turn', () => {
  expect(presses('toggle')).toEqual(['light', 'dark', 'light', 'dark']);
});

test.each(['auto', 'enable', 'disable'] as const)(
  'under "%s" a reader has nothing to choose',
  (configuration) => {
    const next = everyChoice.map((choice) =>
      nextColorMode(configuration, choice),
    );
    expect(next).toEqual([undefined, undefined, undefined]);
  },
);

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

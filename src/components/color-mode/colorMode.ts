import type {ColorModeConfiguration} from '../../config/colorMode';
import {storageKeys} from '../../config/storageKeys';
import {storedChoice} from '../../lib/storedValue';

export type ColorMode = 'light' | 'dark';

/** Every choice, in the order in which the button cycles. */
export const colorModeChoices = ['light', 'dark', 'auto'] as const;

/** `auto` follows the system. */
export type ColorModeChoice = (typeof colorModeChoices)[number];

/** The reader's own choice, as stored in the browser. */
export const storedColorMode = storedChoice(
  storageKeys.colorMode,
  colorModeChoices,
  'auto',
);

/** Duration of the transition from one mode to the other, in milliseconds. */
export const COLOR_CHANGE_MS = 400;

/** The choice in effect under a configuration when the reader's stored choice is `stored`. */
export function colorModeChoice(
  configuration: ColorModeConfiguration,
  stored: ColorModeChoice,
): ColorModeChoice {
  switch (configuration) {
    case 'switch':
      return stored;
    case 'toggle':
      return stored === 'dark' ? 'dark' : 'light';
    case 'auto':
      return 'auto';
    case 'enable':
      return 'dark';
    case 'disable':
      return 'light';
  }
}

export function effectiveColorMode(
  choice: ColorModeChoice,
  systemIsDark: boolean,
): ColorMode {
  if (choice === 'auto') {
    return systemIsDark ? 'dark' : 'light';
  }
  return choice;
}

/** The choice after this one; `undefined` where the reader has none. */
export function nextColorMode(
  configuration: ColorModeConfiguration,
  choice: ColorModeChoice,
): ColorModeChoice | undefined {
  switch (configuration) {
    case 'switch':
      return colorModeChoices[
        (colorModeChoices.indexOf(choice) + 1) % colorModeChoices.length
      ];
    case 'toggle':
      return choice === 'dark' ? 'light' : 'dark';
    case 'auto':
    case 'enable':
    case 'disable':
      return undefined;
  }
}

/** Coordinates in the window, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The radius of the smallest circle around a point that covers the window, in CSS pixels. */
export function coveringRadius(
  {x, y}: Point,
  {width, height}: {width: number; height: number},
): number {
  return Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
}

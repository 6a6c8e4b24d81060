import {storageKeys} from '../../config/storageKeys';
import {storedChoice} from '../../lib/storedValue';

export type ColorMode = 'light' | 'dark';

/** Every choice, in the order in which the button cycles. */
export const colorModeChoices = ['light', 'dark', 'auto'] as const;

/** `auto` follows the system. */
export type ColorModeChoice = (typeof colorModeChoices)[number];

/** The visitor's own choice, as stored in the browser. */
export const storedColorMode = storedChoice(
  storageKeys.colorMode,
  colorModeChoices,
  'auto',
);

/** Duration of the transition from one mode to the other, in milliseconds. */
export const COLOR_CHANGE_MS = 400;

export function effectiveColorMode(
  choice: ColorModeChoice,
  systemIsDark: boolean,
): ColorMode {
  if (choice === 'auto') {
    return systemIsDark ? 'dark' : 'light';
  }
  return choice;
}

/** Light, dark, auto and round again. */
export function nextColorMode(choice: ColorModeChoice): ColorModeChoice {
  const next = colorModeChoices.indexOf(choice) + 1;
  return colorModeChoices[next] ?? colorModeChoices[0];
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

import type {ColorModeConfiguration} from '../../config/colorMode';
import {storageKeys} from '../../config/storageKeys';
import {storedChoice} from '../../lib/storedValue';

/** What the pages are shown in. */
export type ColorMode = 'light' | 'dark';

/** Every choice, in the order in which the control goes round. */
export const colorModeChoices = ['light', 'dark', 'auto'] as const;

/** What is chosen; `auto` follows the system. */
export type ColorModeChoice = (typeof colorModeChoices)[number];

/** The reader's own choice, as the browser keeps it. */
export const storedColorMode = storedChoice(
  storageKeys.colorMode,
  colorModeChoices,
  'auto',
);

/** How long the change from one mode to the other is seen, in milliseconds. */
export const COLOR_CHANGE_MS = 400;

/** What holds under a configuration when the reader's own choice is `stored`. */
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

/**
 * What the control changes to: light, dark, auto and round again under `switch`, light and dark in turn under `toggle`; `undefined`
 * where there is nothing for a reader to choose.
 */
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

/** A place in the window, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The radius of the smallest circle around a place that covers a window, in CSS pixels. */
export function coveringRadius(
  {x, y}: Point,
  {width, height}: {width: number; height: number},
): number {
  return Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
}

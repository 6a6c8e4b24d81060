import {colorModeConfiguration} from '../../../config/colorMode';
import {
  colorModeChoice,
  effectiveColorMode,
  nextColorMode,
  storedColorMode,
} from '../../../lib/colorMode';
import {keep, readKept} from './storage';

/** Goes on to the next colour mode, and leaves it where the program looks for it. */
export function changeColors(): void {
  const choice = colorModeChoice(
    colorModeConfiguration,
    readKept(storedColorMode),
  );
  const next = nextColorMode(colorModeConfiguration, choice);
  if (next === undefined) {
    return;
  }
  keep(storedColorMode, next);
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const {dataset} = document.documentElement;
  dataset.theme = effectiveColorMode(next, systemIsDark);
  dataset.themeChoice = next === 'auto' ? 'system' : next;
}

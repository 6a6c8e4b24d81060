import type {BoxWords} from '../../../src/config/offlineArchive';
import {colorModeConfiguration} from '../../../src/config/colorMode';
import {
  colorModeChoice,
  effectiveColorMode,
  nextColorMode,
  storedColorMode,
  type ColorModeChoice,
} from '../../../src/components/color-mode/colorMode';
import {keep, readKept} from './storage';

/** Makes the colour mode buttons work. An earlier script has set the page's colours already. */
export function colorButtons(words: BoxWords): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = document.querySelectorAll<HTMLElement>(
    '[data-control=colors]',
  );
  let choice = colorModeChoice(
    colorModeConfiguration,
    readKept(storedColorMode),
  );
  const show = () => {
    const {dataset} = document.documentElement;
    dataset.theme = effectiveColorMode(choice, system.matches);
    dataset.themeChoice = choice === 'auto' ? 'system' : choice;
    for (const button of buttons) {
      button.ariaLabel = words.colors[choice];
      button.title = words.colors[choice];
    }
  };
  const change = (next: ColorModeChoice) => {
    choice = next;
    keep(storedColorMode, next);
    show();
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      change(nextColorMode(colorModeConfiguration, choice) ?? choice);
    });
  }
  system.addEventListener('change', show);
  show();
}

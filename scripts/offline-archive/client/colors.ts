import type {ArchiveMessages} from '../../../src/config/offlineArchive';
import {colorModeConfiguration} from '../../../src/config/colorMode';
import {
  colorModeChoice,
  effectiveColorMode,
  nextColorMode,
  storedColorMode,
  type ColorModeChoice,
} from '../../../src/components/color-mode/colorMode';
import {storeLocal, readLocal} from './storage';

/** Makes the colour mode buttons work. An earlier script has set the page's colours already. */
export function colorButtons(messages: ArchiveMessages): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const buttons = document.querySelectorAll<HTMLElement>(
    '[data-control=colors]',
  );
  let choice = colorModeChoice(
    colorModeConfiguration,
    readLocal(storedColorMode),
  );
  const show = () => {
    const {dataset} = document.documentElement;
    dataset.theme = effectiveColorMode(choice, system.matches);
    dataset.themeChoice = choice === 'auto' ? 'system' : choice;
    for (const button of buttons) {
      button.ariaLabel = messages.colors[choice];
      button.title = messages.colors[choice];
    }
  };
  const change = (next: ColorModeChoice) => {
    choice = next;
    storeLocal(storedColorMode, next);
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

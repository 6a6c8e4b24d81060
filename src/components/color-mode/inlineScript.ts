import type {ColorModeConfiguration} from '../../config/colorMode';
import {colorModeChoice, colorModeChoices, storedColorMode} from './colorMode';

/**
 * The script that sets the colour mode before the first paint. The result for each value that may be stored is computed here; the script
 * looks it up, and asks the system where it is `auto`. Its text is the same on every page in every language.
 */
export function colorModeScript(configuration: ColorModeConfiguration): string {
  const answers = Object.fromEntries(
    colorModeChoices.map((stored) => [
      stored,
      colorModeChoice(configuration, stored),
    ]),
  );
  const {key, fallback} = storedColorMode;
  return `(function () {
  var root = document.documentElement;
  var answers = ${JSON.stringify(answers)};
  var stored;
  try {
    stored = window.localStorage.getItem(${JSON.stringify(key)});
  } catch (error) {}
  var choice = answers[/^(${colorModeChoices.join('|')})$/.test(stored) ? stored : ${JSON.stringify(fallback)}];
  var system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice === 'auto' ? system : choice);
  root.setAttribute('data-theme-choice', choice === 'auto' ? 'system' : choice);
})();`;
}

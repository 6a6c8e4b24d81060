import {colorModeChoices, storedColorMode} from './colorMode';

/** The script that sets the colour mode before the first paint. Its text is the same on every page in every language. */
export function colorModeScript(): string {
  const {key, fallback} = storedColorMode;
  return `(function () {
  var root = document.documentElement;
  var stored;
  try {
    stored = window.localStorage.getItem(${JSON.stringify(key)});
  } catch (error) {}
  var choice = /^(${colorModeChoices.join('|')})$/.test(stored) ? stored : ${JSON.stringify(fallback)};
  var system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice === 'auto' ? system : choice);
  root.setAttribute('data-theme-choice', choice === 'auto' ? 'system' : choice);
})();`;
}

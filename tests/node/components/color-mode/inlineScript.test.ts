import vm from 'node:vm';
import type {ColorModeConfiguration} from '../../../../src/config/colorMode';
import {storageKeys} from '../../../../src/config/storageKeys';
import {
  colorModeChoice,
  effectiveColorMode,
} from '../../../../src/components/color-mode/colorMode';
import {colorModeScript} from '../../../../src/components/color-mode/inlineScript';

const configurations = [
  'switch',
  'toggle',
  'auto',
  'enable',
  'disable',
] as const;

interface Visitor {
  /** What their browser holds; `undefined` where it refuses to say. */
  stored: string | null | undefined;
  systemIsDark: boolean;
}

/** What the page's root carries after the script ran for a visitor. */
function rootFor(
  configuration: ColorModeConfiguration,
  {stored, systemIsDark}: Visitor,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  const window = {
    matchMedia: (query: string) => ({
      matches: systemIsDark && query === '(prefers-color-scheme: dark)',
    }),
    localStorage: {
      getItem(key: string) {
        if (stored === undefined) {
          throw new Error('The browser keeps nothing for this site.');
        }
        return key === storageKeys.colorMode.key ? stored : 'light';
      },
    },
  };
  const documentElement = {
    setAttribute(name: string, value: string) {
      attributes[name] = value;
    },
  };
  vm.runInNewContext(colorModeScript(configuration), {
    window,
    document: {documentElement},
  });
  return attributes;
}

test.each(configurations)(
  'under "%s" a visitor gets what the rule says before the first paint',
  (configuration) => {
    for (const stored of ['light', 'dark', 'auto'] as const) {
      for (const systemIsDark of [false, true]) {
        const choice = colorModeChoice(configuration, stored);
        expect(rootFor(configuration, {stored, systemIsDark})).toEqual({
          'data-theme': effectiveColorMode(choice, systemIsDark),
          'data-theme-choice': choice === 'auto' ? 'system' : choice,
        });
      }
    }
  },
);

test.each([null, '', 'constructor', 'Dark', '__proto__', undefined])(
  'a visitor whose browser holds %p follows the system',
  (stored) => {
    expect(rootFor('switch', {stored, systemIsDark: true})).toEqual({
      'data-theme': 'dark',
      'data-theme-choice': 'system',
    });
  },
);

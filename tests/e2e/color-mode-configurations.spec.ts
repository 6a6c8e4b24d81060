import type {ColorModeConfiguration} from '../../src/config/colorMode';
import {storageKeys} from '../../src/config/storageKeys';
import {colorModeScript} from '../../src/components/color-mode/inlineScript';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const {key} = storageKeys.colorMode;

/** What a reader sees under each configuration who stored light, dark, auto, or nothing: first under a light system, then a dark one. */
const seen: Record<ColorModeConfiguration, [string, string][]> = {
  switch: [
    ['light', 'light'],
    ['dark', 'dark'],
    ['light', 'dark'],
    ['light', 'dark'],
  ],
  toggle: [
    ['light', 'light'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['light', 'light'],
  ],
  auto: [
    ['light', 'dark'],
    ['light', 'dark'],
    ['light', 'dark'],
    ['light', 'dark'],
  ],
  enable: [
    ['dark', 'dark'],
    ['dark', 'dark'],
    ['dark', 'dark'],
    ['dark', 'dark'],
  ],
  disable: [
    ['light', 'light'],
    ['light', 'light'],
    ['light', 'light'],
    ['light', 'light'],
  ],
};

/** The script of the color-mode plugin, as the build left it in a page: the one that knows the key. */
const shipped = new RegExp(
  `<script>(?:(?!</script>).)*getItem\\("${key}"\\)(?:(?!</script>).)*</script>`,
  's',
);

for (const [configuration, expected] of inTurn(
  Object.entries(seen) as [ColorModeConfiguration, [string, string][]][],
  1,
)) {
  test(`a site that is set to "${configuration}" is painted in the reader’s colours from the start`, async ({
    page,
  }) => {
    // Without the site's program, which carries the shipped configuration: what is seen is the first paint.
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({body: '', contentType: 'text/javascript'}),
    );
    let replaced = 0;
    await page.route('**/zh/faq/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // The page's policy knows the script of the shipped configuration only.
      const open = html.replace(
        /<meta http-equiv="Content-Security-Policy"[^>]*>/,
        '',
      );
      const other = open.replace(shipped, () => {
        replaced += 1;
        return `<script>${colorModeScript(configuration)}</script>`;
      });
      await route.fulfill({response, body: other});
    });
    const found: string[][] = [];
    for (const stored of ['light', 'dark', 'auto', undefined]) {
      const modes: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await page.goto(`${originOf('own')}/robots.txt`);
        await page.evaluate(
          ([name, value]) => {
            localStorage.removeItem(name);
            if (value !== undefined) {
              localStorage.setItem(name, value);
            }
          },
          [key, stored] as const,
        );
        await page.goto(`${originOf('own')}/zh/faq/`);
        modes.push(
          await page.evaluate(() => {
            const scheme = getComputedStyle(
              document.documentElement,
            ).colorScheme;
            const {theme = ''} = document.documentElement.dataset;
            return scheme === theme ? theme : `${theme} painted ${scheme}`;
          }),
        );
      }
      found.push(modes);
    }
    expect(found).toEqual(expected);
    expect(replaced).toBe(8);
  });
}

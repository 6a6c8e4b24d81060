import type {Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {colourViolations, prepare, violations} from './support/axe';
import {chunks, open, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const languages = Object.keys(sitemap) as Locale[];
const notFound: Record<Locale, string> = {en: '/404.html', zh: '/zh/404.html'};

/** What is looked for in each colour mode: the second has the same page in other colours. */
const colourModes = [
  ['light', violations],
  ['dark', colourViolations],
] as const;

/** Everything that axe finds on some pages in both colour modes: each finding once, with the pages that have it. */
async function violationsOf(
  page: Page,
  paths: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const pathname of paths) {
    await open(page, `${originOf('own')}${pathname}`);
    await prepare(page);
    for (const [colorScheme, look] of colourModes) {
      await page.emulateMedia({colorScheme});
      await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
      for (const violation of await look(page)) {
        (found[violation] ??= []).push(`${pathname} (${colorScheme})`);
      }
    }
  }
  return found;
}

for (const locale of languages) {
  const everyPage = [...sitemap[locale], notFound[locale]];

  for (const [index, part] of chunks(everyPage, 10).entries()) {
    test(`pages in ${locale} are accessible on a wide screen (part ${index + 1})`, async ({
      page,
    }) => {
      expect(await violationsOf(page, part)).toEqual({});
      expect(part.length).toBeGreaterThan(0);
    });
  }

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test(`a choice of pages in ${locale} is accessible`, async ({page}) => {
      const part = sample(everyPage, 8);
      expect(await violationsOf(page, part)).toEqual({});
      expect(part.length).toBeGreaterThan(4);
    });
  });
}

test('text that can hardly be read is found', async ({page}) => {
  await open(page, `${originOf('own')}/guide/`);
  await page.addStyleTag({
    content: '.markdown p { background: #777; color: #888; }',
  });
  await prepare(page);
  const found = await colourViolations(page);
  expect(found.join()).toContain('color-contrast');
});

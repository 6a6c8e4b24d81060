import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {localeCodes} from '../../src/config/locales';
import {classesOf} from '../../src/plugins/page-weight/leanInfima';
import {comesToLife} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const infima = readFileSync(
  createRequire(__filename).resolve('infima/dist/css/default/default.css'),
  'utf8',
);

/** Classes that the pages of a folder carry. */
function carriedIn(dir: string): Set<string> {
  const pages = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html'),
  );
  return new Set(
    pages.flatMap((file) =>
      [
        ...readFileSync(path.join(dir, file), 'utf8').matchAll(
          /\sclass=(?:"([^"]*)"|([^\s">]+))/g,
        ),
      ].flatMap(([, several = '', one = '']) => `${several} ${one}`.split(' ')),
    ),
  );
}

test('every class of the theme’s style sheet that a page carries has its rules', () => {
  const carried = carriedIn('build');
  const selectors = [...infima.matchAll(/[^{}]+(?=\{)/g)]
    .flatMap(([list]) => list.split(','))
    .map(classesOf);
  const [sheet = ''] = readdirSync('build/assets/css').filter((file) =>
    file.startsWith('styles.'),
  );
  const kept = new Set(
    classesOf(readFileSync(path.join('build/assets/css', sheet), 'utf8')),
  );
  const needed = selectors
    .filter((names) => names.every((name) => carried.has(name)))
    .flat();
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((name) => !kept.has(name))).toEqual([]);
});

for (const locale of localeCodes) {
  const path = locale === 'en' ? '/guide/drivers/' : '/zh/guide/drivers/';
  test(`${path} waits for one style sheet, and a reader who comes back to it for no other`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') {
        asked.push(request.url());
      }
    });
    await page.goto(originOf('own') + path);
    await comesToLife(page);
    await expect(page.locator('style[data-href]')).not.toHaveCount(0);
    expect(asked).toEqual([expect.stringContaining('/assets/css/styles.')]);
    const own = await page
      .locator('style[data-href]')
      .first()
      .getAttribute('data-href');
    expect(own).toMatch(/\.css$/);
    const address = page.url();
    await page.locator('#site-next-page').click();
    await expect(page).not.toHaveURL(address);
    await page.goBack();
    await expect(page.locator('#catalogue')).toBeVisible();
    expect(asked.filter((sheet) => sheet.endsWith(own ?? ''))).toEqual([]);
  });
}

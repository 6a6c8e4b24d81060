import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, locales} from '../../../src/config/locales';
import {addressOf, fileNamesOf, pageOf} from '../../../src/lib/address';
import {versionOf} from '../../../src/lib/version';
import {violationsInModes} from '../support/axe';
import {linksIn} from '../support/links';
import {startOwnServer} from '../support/ownServer';
import {waitForHydration, open} from '../support/pages';
import {answers, dialog, field, openSearch} from '../support/search';
import {expect, test as base} from '../support/test';
import {labels, versionedBuild} from './site';
import {inTurn} from '../support/turns';

const test = base.extend<object, {origin: string}>({
  origin: [
    async ({}, use) => {
      const {origin, stop} = await startOwnServer(versionedBuild);
      await use(origin);
      stop();
    },
    {scope: 'worker'},
  ],
});

const ownPages = [
  ...['/', '/guide/', '/guide/install/', '/guide/drivers/'],
  ...['/guide/drivers/local', '/config/', '/faq/'],
];
const keptPages = [...ownPages, '/guide/drivers/gone'];

/** The HTML of a page, by its address. */
function htmlOf(address: string): string {
  const file = fileNamesOf(address)
    .map((name) => path.join(versionedBuild, name))
    .find((name) => existsSync(name));
  return readFileSync(file ?? address, 'utf8');
}

/** Addresses that a page's text and navigation lead to, on this site. */
const linkedFrom = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\bhref="?(\/[^"\s>#?]*)/g)].map(
      ([, address = '']) => address,
    ),
  ),
];

const words = {
  en: {
    menu: 'Version: 3.62',
    newest: 'v3.63.0',
    old: 'no longer actively maintained',
    query: 'lighthouse',
    title: 'A page that goes away',
  },
  zh: {
    menu: '版本：3.62',
    newest: 'v3.63.0',
    old: '不再积极维护',
    query: '灯塔',
    title: '以后会消失的页面',
  },
} as const;

for (const locale of inTurn(localeCodes, 0)) {
  const say = words[locale];
  const kept = (page: string) => addressOf(`/3.62${page}`, locale);

  test(`every kept page in ${locale} has the facts of its release, names the newest page, and leads to pages of its own release; search engines and pages for credentials know one`, () => {
    const wrong: string[] = [];
    let looked = 0;
    for (const page of keptPages) {
      const html = htmlOf(kept(page));
      const isRemoved = page.endsWith('/gone');
      const {canonical} = linksIn(html);
      const newest = addressOf(page, locale);
      if (canonical !== (isRemoved ? kept(page) : newest)) {
        wrong.push(`${page}: canonical ${canonical}`);
      }
      if (!html.includes(say.old)) {
        wrong.push(`${page}: does not say that it is old`);
      }
      for (const address of linkedFrom(html)) {
        looked += 1;
        const to = pageOf(address);
        const isThere = [address.slice(1), ...fileNamesOf(address)].some(
          (name) => existsSync(path.join(versionedBuild, name)),
        );
        if (!isThere) {
          wrong.push(`${page}: ${address} is not there`);
        }
        const leaves = versionOf(to) === undefined && to !== '/';
        // Navbar, page menu, footer, menu of versions and banner lead to the newest pages.
        const mayLeave = [page, '/tool/', '/guide/', '/guide/install/']
          .concat(['/guide/drivers/', '/config/', '/faq/'])
          .concat(['/tool/server/', '/guide/assistants'])
          .includes(to);
        if (leaves && !mayLeave && !/\.(md|xml|json)$/.test(address)) {
          wrong.push(`${page}: leaves its release for ${address}`);
        }
      }
    }
    expect(looked).toBeGreaterThan(50);
    expect(wrong).toEqual([]);

    const old = htmlOf(kept('/guide/drivers/local'));
    expect(old).toContain(labels[locale].kept);
    expect(old).not.toContain(labels[locale].newest);
    expect(old).toContain('v3.62.7');
    const newest = htmlOf(addressOf('/guide/drivers/local', locale));
    expect(newest).toContain(labels[locale].newest);
    expect(newest).not.toContain(labels[locale].kept);
    expect(newest).not.toContain('v3.62.7');
    const copy = readFileSync(
      path.join(
        versionedBuild,
        kept('/guide/drivers/local').replace(/(\.html)?$/, '.md'),
      ),
      'utf8',
    );
    expect(copy).toContain(labels[locale].kept);

    const [sitemap, llms] = ['sitemap.xml', 'llms.txt'].map((file) =>
      readFileSync(
        path.join(versionedBuild, locales[locale].base, file),
        'utf8',
      ),
    );
    expect(sitemap).toContain('/guide/drivers/local');
    expect(`${sitemap}${llms}`).not.toContain('/3.62/');
    const folders = readdirSync(path.join(versionedBuild, '3.62'));
    expect(folders).not.toContain('tool');
    expect(linkedFrom(old)).toContain(addressOf('/tool/', locale));
  });
}

for (const locale of inTurn(localeCodes, 1)) {
  const say = words[locale];
  const kept = (page: string) => addressOf(`/3.62${page}`, locale);

  test(`a reader of an old page in ${locale} goes to the newest by the banner, and back by the menu, and searches in the release that is read`, async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}${kept('/guide/drivers/local')}`);
    await expect(page).toHaveURL(`${origin}${kept('/guide/drivers/local')}`);
    const newest = addressOf('/guide/drivers/local', locale);
    await page
      .getByRole('alert')
      .or(page.locator('.theme-doc-version-banner'))
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(`${origin}${newest}`);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    // A menu that is opened while the page is starting closes again.
    await waitForHydration(page);
    await page.locator('nav summary', {hasText: say.newest}).click();
    expect(await violationsInModes(page, {within: 'nav'})).toEqual([]);
    await page.getByRole('link', {name: '3.62', exact: true}).first().click();
    await expect(page).toHaveURL(`${origin}${kept('/guide/drivers/local')}`);
    await expect(
      page.locator(`nav summary[aria-label="${say.menu}"]`),
    ).toBeVisible();

    await open(page, `${origin}${kept('/guide/')}`);
    await openSearch(page);
    await field(page).fill(say.query);
    await expect(answers(page).first()).toBeVisible();
    const found = await answers(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((address) => !address.includes('/3.62/'))).toEqual([]);
    expect(found).toContain(kept('/guide/drivers/gone'));
    await open(page, `${origin}${addressOf('/guide/', locale)}`);
    await openSearch(page);
    await field(page).fill(say.query);
    await expect(answers(page).first()).toBeVisible();
    await expect(dialog(page).getByText(say.title)).toHaveCount(0);
    const others = await answers(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(others.filter((address) => address.includes('/3.62/'))).toEqual([]);
  });
}

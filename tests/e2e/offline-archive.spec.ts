import path from 'node:path';
import {parse} from 'parse5';
import {readSite} from '../../scripts/searchBench/site';
import {
  attribute,
  elementsIn,
  hasClass,
  type Element,
} from '../../scripts/offline-archive/tree';
import {pageOf} from '../../src/lib/address';
import {fileOfPage} from '../../scripts/offline-archive/addresses';
import {createEngine} from '../../src/components/search/engine/engine';
import {readArchive, unpackArchive} from './support/offlineArchive';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const journeys = {
  en: {
    query: 'forgotten password',
    to: 'guide/install/docker.html#tags',
    copied: 'Copied',
    other: 'https://alistgo.com/zh/guide/install/docker.html',
  },
  zh: {
    query: '忘记密码',
    to: 'guide/install/docker.html#tags',
    copied: '已复制',
    other: 'https://alistgo.com/guide/install/docker',
  },
} as const;

const locales = ['en', 'zh'] as const;

test('a visitor finds the archive and its checksum on the site', async ({
  page,
}) => {
  for (const [home, archive] of [
    ['/guide/', '/box/alist-docs-en.zip'],
    ['/zh/guide/', '/zh/box/alist-docs-zh.zip'],
  ] as const) {
    await page.goto(originOf('own') + home);
    await expect(page.locator(`main a[href="${archive}"]`)).toBeVisible();
    await expect(
      page.locator(`main a[href="${archive}.sha256"]`),
    ).toBeVisible();
  }
});

for (const locale of inTurn(locales, 0)) {
  const {query, to, copied, other} = journeys[locale];

  test(`a reader unpacks the archive in ${locale} and reads, searches and copies without a network`, async ({
    page,
    context,
  }, testInfo) => {
    await context.setOffline(true);
    await context.grantPermissions(['clipboard-write']);
    const root = unpackArchive(locale, testInfo.outputPath());
    await page.goto(`${root}index.html`);
    await page.locator('nav a[href="guide/index.html"]:visible').click();
    await expect(page).toHaveURL(`${root}guide/index.html`);

    const pictures = page.locator('main img:visible');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(async () =>
          picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }

    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill(query);
    const found = page.locator('dialog li a');
    await expect(found.first()).toBeVisible();
    const site = readSite('build', locale, 'current');
    const engine = createEngine(
      async (file) => Promise.resolve(site.read(file)),
      'current',
    );
    const hits = (await engine.search(query, () => true)) ?? [];
    expect(hits.length).toBeGreaterThan(1);
    expect(
      await found.evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({href}) => href),
      ),
    ).toEqual(
      hits.map(({address}) => {
        const [pathname = '', id] = address.split('#');
        const file = root + fileOfPage(pageOf(pathname));
        return id === undefined ? file : `${file}#${id}`;
      }),
    );
    const section = hits.find(({address}) => address.includes('#'));
    const id = section?.address.split('#')[1] ?? '';
    await found.nth(section ? hits.indexOf(section) : 0).click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

    await page.goto(root + to);
    await expect(page.locator('#tags')).toBeInViewport();
    expect(
      await page
        .locator('a[hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContain(other);
    const colors = page.locator('[data-control=colors]:visible');
    await colors.click();
    await colors.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toHaveText(copied);

    await page.goto(`${root}guide/changelog.html`);
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    const panel = await tab.getAttribute('aria-controls');
    await expect(page.locator(`[id="${panel ?? ''}"]`)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the pages of an archive are complete, and lead to each other', async ({
    page,
    context,
  }, testInfo) => {
    await context.setOffline(true);
    const root = unpackArchive('zh', testInfo.outputPath());
    await page.goto(`${root}guide/install/docker.html`);
    for (const control of await page.locator('.needs-script').all()) {
      await expect(control).toBeHidden();
    }
    await page.locator('#site-sidebar a[href="manual.html"]').click();
    await expect(page).toHaveURL(`${root}guide/install/manual.html`);
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(`${root}guide/changelog.html`);
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
  });
});

/** Whether a control does something without the program of the site. */
const isAlive = (element: Element) =>
  attribute(element, 'popovertarget') !== undefined ||
  attribute(element, 'data-control') !== undefined ||
  attribute(element, 'role') === 'tab';

const controls = new Set(
  'button input select textarea iframe form dialog'.split(' '),
);

for (const locale of inTurn(locales, 0)) {
  test(`every address in the archive in ${locale} is a file of it or of another host, and no control is dead`, () => {
    const files = readArchive(locale);
    const pages = new Map(
      [...files]
        .filter(([name]) => name.endsWith('.html'))
        .map(([name, content]) => {
          const html = new TextDecoder().decode(content);
          return [name, elementsIn(parse(html, {scriptingEnabled: false}))];
        }),
    );
    const places = new Map(
      [...pages].map(([name, elements]) => [
        name,
        new Set(elements.map((element) => attribute(element, 'id'))),
      ]),
    );
    const wrong: string[] = [];
    let inside = 0;
    for (const [name, elements] of pages) {
      const addresses = elements.flatMap((element) => [
        attribute(element, 'href'),
        attribute(element, 'src'),
        attribute(element, 'poster'),
        ...(attribute(element, 'srcset')?.split(/,\s+/) ?? []).map((one) =>
          one.replace(/\s.*/, ''),
        ),
      ]);
      for (const address of new Set(addresses)) {
        if (address === undefined || /^(?:https?|mailto|data):/.test(address)) {
          continue;
        }
        inside += 1;
        const [file = '', id] = address.split('#').map(decodeURIComponent);
        const target =
          file === '' ? name : path.posix.join(path.posix.dirname(name), file);
        const isPicture = id === 'light' || id === 'dark';
        const isThere =
          files.has(target) &&
          (id === undefined || isPicture || places.get(target)?.has(id));
        if (!isThere) {
          wrong.push(`${name}: ${address}`);
        }
      }
      wrong.push(
        ...elements
          .filter(({tagName}) => controls.has(tagName))
          .filter((element) => !isAlive(element))
          .map(({tagName}) => `${name}: a dead ${tagName}`),
      );
    }
    expect(wrong).toEqual([]);
    expect(pages.size).toBeGreaterThan(100);
    expect(inside).toBeGreaterThan(10_000);
    const notes = [...pages.values()]
      .flat()
      .filter((element) => hasClass(element, 'box-note'));
    expect(notes.length).toBeGreaterThan(pages.size);
  });
}

import {readSite} from '../../scripts/searchBench/site';
import {pageOf} from '../../src/lib/address';
import {fileOfPage} from '../../scripts/offline-archive/addresses';
import {createEngine} from '../../src/components/search/engine/engine';
import {unpackArchive} from './support/offlineArchive';
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

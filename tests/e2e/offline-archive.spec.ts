import {readArchive, unpackArchive} from './support/offlineArchive';
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
    await page.waitForLoadState('load');

    const pictures = page.locator('main img:visible');
    await expect(pictures).not.toHaveCount(0);
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
    const hrefs = await found.evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({href}) => href),
    );
    expect(hrefs.length).toBeGreaterThan(1);
    const files = readArchive(locale);
    const missing = hrefs.filter((href) => {
      const [file = ''] = href.split('#');
      return !file.startsWith(root) || !files.has(file.slice(root.length));
    });
    expect(missing).toEqual([]);
    const section = hrefs.findIndex((href) => href.includes('#'));
    await found.nth(section).click();
    const id = (hrefs[section] ?? '').replace(/.*#/, '');
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

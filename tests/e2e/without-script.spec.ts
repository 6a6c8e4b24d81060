import type {Page} from '@playwright/test';
import {english} from './support/authoring';
import {kindsByTurns} from './support/kinds';
import {figure, mediaPages} from './support/media';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, colorScheme: 'dark'});

const origin = () => originOf('own');

/** How light the text and the ground of a page are, each as the sum of its three colours. */
const lightness = (page: Page) =>
  page.locator('html').evaluate((root) => {
    const {color, backgroundColor} = getComputedStyle(root);
    const [text = 0, ground = 0] = [color, backgroundColor].map((rgb) =>
      (rgb.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );
    return {text, ground};
  });

/** The sidebar has its groups, the navbar its controls at its end, the contents lead on, and no button is dead. */
async function expectPageAround(page: Page): Promise<void> {
  const sidebar = page.locator('#site-sidebar');
  const group = (name: string) =>
    sidebar.locator(`details:has(> summary:text-is("${name}"))`);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Docker');
  await group('Add storage').locator('summary').first().click();
  await expect(
    group('Add storage').getByRole('link', {name: 'WebDAV', exact: true}),
  ).toBeVisible();
  await expect(group('Install')).not.toHaveAttribute('open');

  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const width of [390, 1024, 1600]) {
    await page.setViewportSize({width, height: 844});
    await expect(
      navbar.getByRole('button', {name: 'Search', exact: true}),
    ).toBeHidden();
    const last =
      width <= 719
        ? page.getByRole('button', {name: 'Open the menu'})
        : navbar.locator('details > summary');
    const {x = 0, width: own = 0} = (await last.boundingBox()) ?? {};
    expect(x + own).toBeGreaterThan(width - 32);
    expect(x + own).toBeLessThanOrEqual(width);
    if (width === 1024) {
      await expect(
        page.getByRole('button', {name: 'Pages of this section'}),
      ).toBeHidden();
    }
  }
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(page.getByText('Print', {exact: true})).toBeHidden();
}

/** What a page of a kind has without JavaScript that others have not. */
const own: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await expect(page.locator('h1')).toContainText(
      'All your storages in one file list',
    );
    await expect(
      page.getByRole('button', {name: 'Stop typing the titles'}),
    ).toBeHidden();
    await expect(page.locator('main header img:visible')).toHaveAttribute(
      'src',
      /home-\w+-dark\.png$/,
    );
  },
  '/zh/guide/': async (page) => {
    await expect(page.getByRole('button', {name: /放大/})).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(
        page.getByRole('img', {name: /^302 重定向/}),
      ).toHaveAttribute('src', new RegExp(`#${colorScheme}$`));
    }
  },
  '/guide/install/docker': async (page) => {
    const docker = page.getByRole('region', {name: 'Docker generator'});
    await expect(docker).toContainText('image: xhofe/alist:latest');
    await expect(docker.getByRole('textbox')).toHaveCount(0);
    await expectPageAround(page);
  },
  '/zh/guide/install/reverse-proxy.html': async (page) => {
    const proxies = page.getByRole('region', {name: '反向代理生成器'});
    for (const text of [
      'proxy_pass http://127.0.0.1:5244;',
      'reverse_proxy 127.0.0.1:5244',
      'ProxyPreserveHost On',
      'traefik.enable=true',
      'default_backend alist',
    ]) {
      await expect(
        proxies.locator('pre:visible').filter({hasText: text}),
      ).toHaveCount(1);
    }
  },
  '/zh/guide/authoring/text.html': async (page) => {
    const panels = page.getByRole('tabpanel');
    const count = await page.locator('[role="tabpanel"]').count();
    expect(count).toBeGreaterThan(4);
    await expect(panels.filter({visible: true})).toHaveCount(count);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    for (const panel of await panels.all()) {
      await expect(panel.locator('> p').first()).toBeVisible();
    }
    await page.locator('.example-result a[aria-describedby]').first().click();
    await expect(page).toHaveURL(/glossary(\.html)?#storage$/);
  },
};

test('every kind of page is complete without JavaScript, and dark under a dark system', async ({
  page,
}) => {
  let controls = 0;
  for (const address of kindsByTurns) {
    await page.goto(origin() + address);
    await expect(page.locator('h1').first()).toBeVisible();
    const {text, ground} = await lightness(page);
    expect(text, address).toBeGreaterThan(500);
    expect(ground, address).toBeLessThan(150);
    const main = page.locator('main, [role=main]').first();
    expect((await main.innerText()).length).toBeGreaterThan(60);
    const shown = await page
      .locator('.needs-script')
      .evaluateAll((all) => all.map((control) => control.checkVisibility()));
    expect(shown, address).not.toContain(true);
    controls += shown.length;
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(0);
    await own[address]?.(page);
  }
  expect(Object.keys(own).filter((it) => !kindsByTurns.includes(it))).toEqual(
    [],
  );
  expect(kindsByTurns.length).toBeGreaterThan(15);
  expect(controls).toBeGreaterThan(15);
});

test('on a phone, a reader finds how to mount OneDrive: catalogue, contents, sidebar and languages open', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${origin()}/guide/drivers/`);
  expect(
    await page
      .getByRole('region', {name: 'Storage catalogue'})
      .getByRole('listitem')
      .count(),
  ).toBeGreaterThan(90);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByText('On this page').first().click();
  await expect(
    page.getByRole('link', {name: 'Find your storage'}).first(),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Pages of this section'}).click();
  await page
    .locator('#site-sidebar')
    .getByRole('link', {name: 'OneDrive', exact: true})
    .click();
  await expect(page).toHaveURL(`${origin()}/guide/drivers/onedrive`);
  await page.getByRole('button', {name: 'Open the menu'}).click();
  await page
    .locator('#site-menu')
    .getByRole('link', {name: '简体中文'})
    .click();
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/onedrive.html`);
});

test('drawings are words and data, videos links, demos their code, and images come in their widths, and code has its name', async ({
  page,
}) => {
  await page.goto(`${origin()}${mediaPages.en}`);
  await expect(
    figure(page, 'Who answers').getByText('A browser asks AList.'),
  ).toBeVisible();
  // Unfolded by the style sheet alone, which roles do not know.
  for (const [first, second] of [
    ['Redirect', '1'],
    ['2023', '34'],
  ] as const) {
    const row = page.locator('tr', {hasText: first}).first();
    await expect(row).toContainText(second);
    const height = (await row.boundingBox())?.height;
    expect(height).toBeGreaterThan(20);
    expect(height).toBeLessThan(200);
  }
  await expect(page.getByText('Drawing…').first()).toBeHidden();
  for (const format of ['MP4', 'WebM', 'HLS', 'FLV']) {
    const name = `A square that moves, ${format}`;
    await expect(
      page
        .getByRole('group', {name: `Video: ${name}`})
        .getByRole('link', {name}),
    ).toBeVisible();
  }
  const demo = figure(page, 'Is a link signed?').first();
  await expect(demo.locator('pre').first()).toBeVisible();
  await expect(
    demo.getByRole('button', {name: 'Open in CodePen'}),
  ).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(
    page.getByRole('button', {name: /^Play from|^Download SVG$/}),
  ).toHaveCount(0);
  const image = page.getByRole('img', {name: /^Home page of this doc/});
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      image.evaluate((element) => (element as HTMLImageElement).currentSrc),
    )
    .toMatch(/home-dark-\d+-\w+\.webp$/);
  await page.goto(`${origin()}${english.code}`);
  await expect(page.locator('pre .codeName').first()).toBeVisible();
});

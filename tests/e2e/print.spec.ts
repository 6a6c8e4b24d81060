import type {Page} from '@playwright/test';
import {drawn, figure, visitMedia} from './support/media';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

/** What is left of a sheet of A4 between its margins, in CSS pixels. */
const sheet = {width: 673, height: 986};

async function onPaper(page: Page, address: string): Promise<void> {
  await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
  await open(page, `${origin()}${address}`);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.setViewportSize(sheet);
}

/** The ground of code reaches this far past a line break, into the padding around it, in CSS pixels. */
const CODE_EDGE = 4;

/** Code and tables are wrapped. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page
    .locator('.markdown :is(pre, code, table, div)')
    .evaluateAll(
      (blocks, edge) =>
        blocks
          .filter(
            ({scrollWidth, clientWidth}) => scrollWidth > clientWidth + edge,
          )
          .map(({outerHTML}) => outerHTML.slice(0, 120)),
      CODE_EDGE,
    );
  // An inline element has no width of its own.
  expect(cut.filter((html) => !html.startsWith('<code>'))).toEqual([]);
  const widest = await page.evaluate(
    () => document.documentElement.scrollWidth,
  );
  expect(widest).toBeLessThanOrEqual(sheet.width);
}

for (const address of inTurn(
  ['/guide/install/docker', '/zh/guide/install/docker.html'],
  0,
)) {
  test(`${address} is printed without what stands around its text, in light colours for a reader of dark ones, with nothing cut off`, async ({
    page,
  }) => {
    await onPaper(page, address);
    for (const around of [
      'nav',
      'footer',
      '#site-sidebar',
      'button',
      '.breadcrumbs',
      '.hash-link',
      'a[class*="skipToContent"]:focus',
      '#site-next-page',
    ]) {
      const shown = await page.locator(around).filter({visible: true}).count();
      expect(shown, `${around} on paper`).toBe(0);
    }
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const {left, right} = await page
      .locator('.markdown > p')
      .first()
      .evaluate((text) => text.getBoundingClientRect());
    expect(left).toBeLessThan(60);
    expect(right).toBeGreaterThan(sheet.width - 60);
    const dark = await page.evaluate(() => {
      const lightness = (color: string) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (
          color.match(/[\d.]+/g) ?? []
        ).map(Number);
        return alpha === 0 ? 1 : (r + g + b) / 765;
      };
      const elements = [
        document.body,
        ...document.querySelectorAll('main, main *'),
      ].filter((element) => element.checkVisibility());
      return elements.flatMap((element) => {
        const {backgroundColor, color} = getComputedStyle(element);
        const isOff =
          lightness(backgroundColor) < 0.8 || lightness(color) > 0.62;
        return isOff
          ? [`${element.outerHTML.slice(0, 80)} ${color} on ${backgroundColor}`]
          : [];
      });
    });
    expect(dark).toEqual([]);
    await expectNothingCut(page);
    await onPaper(page, '/config/configuration');
    await expectNothingCut(page);
  });
}

test('a link that leaves the site is printed with its address, each of several tabs below its name, a route with the sample that is open, and what is folded unfolded', async ({
  page,
}) => {
  await onPaper(page, '/guide/install/manual');
  const links = page.locator('.markdown a');
  const printed = await links.evaluateAll((all) =>
    all
      .filter((link) => !link.classList.contains('hash-link'))
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        after: getComputedStyle(link, '::after').content,
      })),
  );
  const [outside, inside] = [true, false].map((leaves) =>
    printed.filter(({href}) => /^https?:/.test(href) === leaves),
  );
  expect(outside?.length).toBeGreaterThan(0);
  expect(inside?.length).toBeGreaterThan(0);
  for (const {href, after} of outside ?? []) {
    expect(after).toContain(href);
  }
  for (const {after} of inside ?? []) {
    expect(after).not.toContain('/');
  }
  const panels = page.locator('.markdown [role="tabpanel"]');
  const groups = await page.locator('.markdown .site-tabs').count();
  expect(groups).toBeGreaterThan(1);
  const count = await panels.count();
  expect(count).toBeGreaterThan(groups);
  await expect(panels.filter({visible: true})).toHaveCount(count);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  const names = await panels.locator('> p:first-child').allTextContents();
  expect(names).toHaveLength(count);
  expect(new Set(names)).toEqual(new Set(['Linux', 'macOS', 'Windows']));
  for (const name of await panels.locator('> p:first-child').all()) {
    await expect(name).toBeVisible();
  }

  await page.emulateMedia({media: 'screen'});
  await page.locator('.markdown').evaluate((text) => {
    text.insertAdjacentHTML(
      'beforeend',
      '<details><summary>More</summary><div style="display:none;overflow:hidden;height:0px"><p>Folded by the theme</p></div></details><details><summary>More</summary><p>Folded by the browser</p></details>',
    );
  });
  const folded = page.getByText(/^Folded by the/);
  await expect(folded.first()).toBeHidden();
  await page.emulateMedia({media: 'print'});
  const heights = await folded.evaluateAll((texts) =>
    texts.map(
      (text) =>
        text.checkVisibility() && text.getBoundingClientRect().height > 10,
    ),
  );
  expect(heights).toEqual([true, true]);

  await onPaper(page, '/guide/api/fs');
  const routes = await page.locator('.site-tabs').count();
  expect(routes).toBeGreaterThan(1);
  await expect(
    page.locator('.site-tabs pre').filter({visible: true}),
  ).toHaveCount(routes);
});

test('a video is printed as its title and where it is, a drawing and an image for light paper, a demo as its code', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visitMedia(page);
  const drawing = await drawn(page, 'Who answers');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.setViewportSize(sheet);
  await expect(drawing.locator('[data-drawn]')).toHaveCSS(
    'filter',
    'invert(1) hue-rotate(180deg)',
  );
  await expect(drawing.getByText('A browser asks AList.')).toBeVisible();
  await expect(page.getByText('Drawing…').first()).toBeHidden();
  const images = page.locator('article img[srcset]').filter({visible: true});
  await expect(images).toHaveCount(1);
  await expect(images).toHaveAttribute('src', /#light$/);
  const demo = figure(page, 'Is a link signed?').first();
  await expect(demo.locator('iframe')).toBeHidden();
  await expect(demo.locator('pre').first()).toBeVisible();
  await expect(page.locator('figure').getByRole('button')).toHaveCount(0);
  const captions = page.locator('figcaption[data-address]');
  const printed = await captions.evaluateAll((titles) =>
    titles.map((title) => getComputedStyle(title, '::after').content),
  );
  expect(printed.length).toBeGreaterThan(5);
  expect(printed[0]).toMatch(/sample\.mp4/);
  await expect(page.locator('video').filter({visible: true})).toHaveCount(0);
});

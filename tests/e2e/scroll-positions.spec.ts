import type {Page} from '@playwright/test';
import {startOwnServer} from './support/ownServer';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

/** In CSS pixels: a little more than the row with the breadcrumb, which comes and goes with the navbar. */
const NEAR = 64;

const origin = () => originOf('own');

const widths = [390, 1440] as const;

/** Pages of different kinds, each with one of the same policy that a link in its text leads to. */
const pages = [
  ['/zh/guide/drivers/onedrive.html', '/zh/guide/drivers/common.html'],
  // Its drawings come late, and are higher than what stands for them.
  ['/guide/authoring/media', '/guide/translating'],
] as const;

/** What is at the upper edge of the window: a block of text, and its distance from there. */
interface Place {
  text: string;
  top: number;
}

const blocks = 'main :is(h1, h2, h3, p, li, tr)';

const placeIn = (page: Page): Promise<Place> =>
  page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].find(
      (element) => element.getBoundingClientRect().top > 100,
    );
    return {
      text: seen?.textContent ?? '',
      top: seen?.getBoundingClientRect().top ?? 0,
    };
  }, blocks);

/** Distance to the window at which drawings are made, in CSS pixels. */
const NEAR_DRAWING = 400;

/** Waits until what is drawn near the window is there: only then the text stays where it is. */
async function untilDrawn(page: Page): Promise<void> {
  // A place of a video is a group; where it cannot be played, it says so for good.
  const waiting = page.locator(
    'main figure:has(.needs-script > [role="status"]:not([role="group"] *))',
  );
  await expect
    .poll(async () =>
      waiting.evaluateAll(
        (figures, near) =>
          figures.filter((figure) => {
            const {top, bottom} = figure.getBoundingClientRect();
            return bottom > -near && top < window.innerHeight + near;
          }).length,
        NEAR_DRAWING,
      ),
    )
    .toBe(0);
}

/** Waits until the position of the page is stored. */
async function positionStored(page: Page): Promise<void> {
  await expect
    .poll(async () =>
      page.evaluate(
        () =>
          window.scrollY -
          ((history.state as {scrollTop?: number} | null)?.scrollTop ?? -1),
      ),
    )
    .toBe(0);
}

/** Scrolls to a part of the page, and waits until that is stored. */
async function read(page: Page, part: number): Promise<Place> {
  // What is at the top is drawn first: it would move the text later.
  await untilDrawn(page);
  await page.evaluate((share) => {
    const {scrollHeight, clientHeight} = document.documentElement;
    window.scrollTo({
      top: Math.round((scrollHeight - clientHeight) * share),
      behavior: 'instant',
    });
  }, part);
  await positionStored(page);
  await untilDrawn(page);
  // Pictures arrive too.
  let place: Place = {text: '', top: 0};
  await expect
    .poll(
      async () => {
        const before = place;
        place = await placeIn(page);
        return place.text === before.text && place.top === before.top;
      },
      {intervals: [300]},
    )
    .toBe(true);
  expect(place.text).not.toBe('');
  return place;
}

/** How far the block of text is from where it was; a page can say the same twice. */
const distance = (page: Page, place: Place) =>
  page.evaluate(
    ([selector, {text, top}]) =>
      Math.min(
        ...[...document.querySelectorAll(selector)]
          .filter((element) => element.textContent === text)
          .map((element) =>
            Math.abs(element.getBoundingClientRect().top - top),
          ),
      ),
    [blocks, place] as const,
  );

async function expectAt(page: Page, place: Place): Promise<void> {
  // Going back can be answered too soon, by a fragment that follows on the page that is left.
  await expect
    .poll(async () => distance(page, place).catch(() => Infinity))
    .toBeLessThan(NEAR);
  await untilDrawn(page);
  await expect.poll(async () => distance(page, place)).toBeLessThan(NEAR);
}

/** Follows a link within the app, without moving the page to it. */
async function follow(page: Page, to: string): Promise<void> {
  const before = await page.title();
  await page
    .locator(`main a:is([href="${to}"], [href^="${to}#"])`)
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await expect(page).toHaveURL((url) => url.pathname === to);
  await expect(page).not.toHaveTitle(before);
}

for (const width of inTurn(widths, 0)) {
  test.describe(`at ${width} px`, () => {
    // A player of the page about media says so on a busy machine.
    test.use({viewport: {width, height: 844}, provoked: /StartupStallJumper/});

    test('a reader is where they were after Back and Forward, and after another site', async ({
      page,
    }) => {
      const elsewhere = await startOwnServer();
      for (const [from, to] of pages) {
        await open(page, origin() + from);
        const first = await read(page, 0.5);
        await follow(page, to);
        const second = await read(page, 0.6);
        await page.goBack();
        await expectAt(page, first);
        await page.goForward();
        await expectAt(page, second);
        await page.goto(`${elsewhere.origin}/favicon.svg`);
        await page.goBack();
        await expectAt(page, second);
        await waitForHydration(page);
        await page.goBack();
        await expect(page).toHaveURL((url) => url.pathname === from);
        await expectAt(page, first);
      }
      elsewhere.stop();
    });

    test('a reader is where they were after a reload, and after the page in another language', async ({
      page,
    }) => {
      const [address, other] = ['/zh/faq/error.html', '/faq/error'] as const;
      await open(page, origin() + address);
      const place = await read(page, 0.5);
      await expect(page).toHaveURL(/#./);
      await page.reload();
      await expectAt(page, place);
      await waitForHydration(page);
      await expectAt(page, place);
      await page.goto(origin() + other);
      await waitForHydration(page);
      const there = await read(page, 0.4);
      await page.goBack();
      await expectAt(page, place);
      await page.goForward();
      await expectAt(page, there);
    });
  });
}

test.describe('a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('that is turned while the sidebar is open shows the section that was read, and after it is turned back', async ({
    page,
  }) => {
    await open(page, `${origin()}/guide/drivers/s3`);
    await read(page, 0.5);
    // A press of the mouse can scroll the page to the button, which moves the button away from the press.
    await page
      .getByRole('button', {name: 'Pages of this section'})
      .evaluate((button: HTMLElement) => {
        button.click();
      });
    await expect(page.locator('#site-sidebar:popover-open')).toBeVisible();
    const id = await page.evaluate(
      () => (window.history.state as {heading: string}).heading,
    );
    const heading = page.locator(`[id="${id}"]`);
    const top = async () => (await heading.boundingBox())?.y ?? Infinity;
    const before = await top();
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({width, height});
      await expect
        .poll(async () => Math.abs((await top()) - before))
        .toBeLessThan(NEAR);
    }
  });
});

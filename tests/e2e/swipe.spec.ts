import type {CDPSession, Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {drag, type Point} from './support/touch';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
});

async function arrive(page: Page, address: string): Promise<CDPSession> {
  await open(page, `${originOf('own')}${address}`);
  return page.context().newCDPSession(page);
}

const sidebar = (page: Page) => page.locator('#site-sidebar:popover-open');

/** A place of the page that holds plain text, with nothing that scrolls by itself. */
const Y = 500;
const opening = [
  {x: 20, y: Y},
  {x: 140, y: Y},
] as const;

/** Brings something that is wider than the screen into view; gives a place on it near the edge. */
async function placeOnWide(page: Page, selector: string): Promise<Point> {
  return page.evaluate((wanted) => {
    const wide = [...document.querySelectorAll(wanted)].find(
      ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
    );
    if (!wide) {
      throw new Error(`No ${wanted} of the page is wider than the screen.`);
    }
    wide.scrollIntoView({block: 'center'});
    const {left, top, height} = wide.getBoundingClientRect();
    return {x: left + 20, y: top + height / 2};
  }, selector);
}

test('a swipe from the left edge opens the sidebar and one to the left closes it; two fingers, a swipe inside wide code or on a tablet open nothing', async ({
  page,
}) => {
  const hand = await arrive(page, '/zh/guide/install/');
  await drag(hand, ...opening);
  await expect(sidebar(page)).toBeVisible();
  await drag(hand, {x: 250, y: Y}, {x: 120, y: Y});
  await expect(sidebar(page)).toBeHidden();
  const fingers = (x: number) => [
    {x, y: Y, id: 0},
    {x: x + 40, y: Y + 60, id: 1},
  ];
  await hand.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: fingers(20),
  });
  await hand.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: fingers(140),
  });
  await hand.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
  await expect(sidebar(page)).toBeHidden();

  await open(page, `${originOf('own')}/guide/install/docker`);
  const place = await placeOnWide(page, '.markdown > .theme-code-block pre');
  expect(place.x).toBeLessThanOrEqual(80);
  await drag(hand, place, {x: place.x + 150, y: place.y});
  await expect(sidebar(page)).toBeHidden();

  await page.setViewportSize({width: 1024, height: 768});
  await open(page, `${originOf('own')}/guide/install/`);
  await drag(hand, ...opening);
  await expect(page.locator('#site-sidebar')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});

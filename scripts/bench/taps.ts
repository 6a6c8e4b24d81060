import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {openPhone, slowDown, slowLineOf, type Phone} from './browser';
import {readWatched, watchTaps} from './inPage';
import type {TapTarget} from './subjects';

/** When a reader taps, in milliseconds behind the first paint. */
export const tapMoments = [50, 300, 800, 1500] as const;

/** How long a tap may take until it counts as lost. */
const PATIENCE = 5000;

/** How long a browser may take to report an interaction. */
const SETTLING = 300;

/** Interactions shorter than this are not reported by browsers. */
const SHORTEST = 16;

/** Milliseconds from a tap until the next paint, and until it is done. */
export type TapResult =
  {kind: 'answered'; paint: number; answer: number} | {kind: 'lost'};

interface Point {
  x: number;
  y: number;
}

/** Where the first visible match of a selector is, in its middle. */
async function middleOf(page: Page, at: string): Promise<Point | undefined> {
  const size = page.viewportSize() ?? {width: 0, height: 0};
  for (const match of await page.locator(at).all()) {
    const box = await match.boundingBox();
    if (box !== null) {
      const point = {x: box.x + box.width / 2, y: box.y + box.height / 2};
      if (point.x < size.width && point.y > 0 && point.y < size.height) {
        return point;
      }
    }
  }
  return undefined;
}

/** Looks where a target is, in a page that has come to rest. */
export async function findTarget(
  browser: Browser,
  address: string,
  {at, isWide}: TapTarget,
): Promise<Point | undefined> {
  const {page, context} = await openPhone(browser, isWide);
  await page.goto(address, {waitUntil: 'networkidle'});
  const point = await middleOf(page, at);
  await context.close();
  return point;
}

/** Puts a finger on the screen and takes it away, without waiting for the page. */
async function tap({session}: Phone, point: Point): Promise<void> {
  const down = session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [point],
  });
  const up = session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
  });
  await Promise.all([down, up]);
}

/** Lets a page tell when it has painted something that can be read; whoever calls the answer waits for that. */
async function watchPaint({session}: Phone): Promise<() => Promise<void>> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', {enabled: true});
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({name}) => {
      if (name === 'firstContentfulPaint') {
        resolve();
      }
    });
  });
  return async () => painted;
}

async function waitForAnswer(page: Page): Promise<TapResult> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    // While a page gives way to another one, there is nothing to ask.
    const watched = await readWatched(page).catch(() => undefined);
    if (watched !== undefined && watched.done > 0) {
      await sleep(SETTLING);
      const {touched, done, interactions} =
        (await readWatched(page)) ?? watched;
      return {
        kind: 'answered',
        paint: Math.max(SHORTEST, ...interactions),
        answer: done - touched,
      };
    }
    await sleep(50);
  }
  return {kind: 'lost'};
}

/** Loads a page on a slow phone with a slow line and taps once while it does so. */
export async function measureTap(
  browser: Browser,
  address: string,
  target: TapTarget,
  point: Point,
  moment: number,
): Promise<TapResult> {
  const phone = await openPhone(browser, target.isWide);
  try {
    const painted = await watchPaint(phone);
    await watchTaps(phone.page, target.done);
    await slowDown(phone);
    await slowLineOf(phone);
    await phone.page.goto(address, {waitUntil: 'commit'});
    await painted();
    await sleep(moment);
    await tap(phone, point);
    return await waitForAnswer(phone.page);
  } finally {
    await phone.context.close();
  }
}

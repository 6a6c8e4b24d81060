import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

/** The score above which a reader sees the page jump. */
const NOTICEABLE_SHIFT = 0.02;

/** Sums up how far things moved without the reader's doing, from the first byte on. */
function recordShifts(): void {
  const total = {score: 0};
  Object.assign(globalThis, {shifts: total});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {value, hadRecentInput} = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      total.score += hadRecentInput ? 0 : value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** What waits for a quiet moment has come: fonts are there, and the browser had nothing to do twice. */
async function untilQuiet(): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => {
      requestIdleCallback(() => requestAnimationFrame(resolve));
    });
  }
}

const pages = [
  ['/', '/zh/'],
  ['/config/configuration', '/zh/config/configuration.html'],
  ['/guide/drivers/onedrive', '/zh/guide/drivers/onedrive.html'],
  // It begins with a diagram.
  ['/guide/install/'],
];

const widths = [390, 1024, 1600];

for (const [place, address] of pages.flatMap(inTurn).entries()) {
  test(`nothing jumps while ${address} loads`, async ({page}) => {
    await page.addInitScript(recordShifts);
    const scores: Record<number, number> = {};
    for (const width of inTurn(widths, place)) {
      await page.setViewportSize({width, height: 844});
      await open(page, `${originOf('own')}${address}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(untilQuiet);
      scores[width] = await page.evaluate(
        () => (globalThis as unknown as {shifts: {score: number}}).shifts.score,
      );
    }
    expect(
      Math.max(...Object.values(scores)),
      JSON.stringify(scores),
    ).toBeLessThan(NOTICEABLE_SHIFT);
  });
}

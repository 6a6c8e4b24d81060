import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

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

for (const address of [
  '/',
  '/zh/',
  '/config/configuration',
  '/zh/config/configuration.html',
  '/guide/drivers/onedrive',
  '/zh/guide/drivers/onedrive.html',
  // It begins with a diagram.
  '/guide/install/',
]) {
  for (const width of [390, 1024, 1600]) {
    test(`nothing jumps while ${address} loads at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await page.addInitScript(recordShifts);
      await open(page, `${originOf('own')}${address}`);
      // The hero's title has changed by then, and everything that waits for a quiet moment has come.
      await page.waitForTimeout(2500);
      const score = await page.evaluate(
        () => (globalThis as unknown as {shifts: {score: number}}).shifts.score,
      );
      expect(score).toBeLessThan(NOTICEABLE_SHIFT);
    });
  }
}

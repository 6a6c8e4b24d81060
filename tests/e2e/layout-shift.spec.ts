import {open} from './support/pages';
import {originOf} from './support/servers';
import {recordShifts, shiftsSoFar} from './support/shifts';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

/** The score above which a reader sees the page jump. */
const NOTICEABLE_SHIFT = 0.02;

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

test('nothing jumps while a page loads', async ({page}) => {
  await page.addInitScript(recordShifts);
  const jumping: string[] = [];
  for (const [place, address] of pages.flatMap(inTurn).entries()) {
    for (const width of inTurn(widths, place)) {
      await page.setViewportSize({width, height: 844});
      await open(page, `${originOf('own')}${address}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(untilQuiet);
      const score = await shiftsSoFar(page);
      if (score >= NOTICEABLE_SHIFT) {
        jumping.push(`${address} at ${width} px: ${score}`);
      }
    }
  }
  expect(jumping).toEqual([]);
});

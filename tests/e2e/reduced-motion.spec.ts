import type {Page} from '@playwright/test';
import {english, visit} from './support/authoring';
import {drawn, figure, visitMedia} from './support/media';
import {motionSoFar, watchMotion} from './support/motion';
import {expect, test} from './support/test';
import {control, redirect, viewer, visitImages} from './support/viewer';

/** A page, and what a reader does with its blocks. */
interface Use {
  blocks: string;
  use: (page: Page) => Promise<void>;
}

const uses: Use[] = [
  {
    blocks: 'details, tabs, a term and steps',
    use: async (page) => {
      await visit(page, english.text);
      await page.getByText('What if the port is taken?').last().click();
      await expect(
        page.locator('.example-result').getByText('Change scheme.http_port'),
      ).toBeVisible();
      await page.getByRole('tab', {name: 'Windows'}).first().click();
      await expect(
        page.getByRole('tabpanel', {name: 'Windows'}).first(),
      ).toBeVisible();
      await page.locator('ol.steps').first().scrollIntoViewIfNeeded();
      await page.locator('a[aria-describedby]').first().focus();
      await expect(
        page.getByRole('tooltip').filter({visible: true}),
      ).toHaveCount(1);
    },
  },
  {
    blocks: 'code',
    use: async (page) => {
      await visit(page, english.code);
      const block = page.locator('.example-result .theme-code-block').first();
      const button = block.getByRole('button', {name: 'Copy the code'});
      // One that comes where the pointer is already is simply there.
      await expect(button).toBeAttached();
      await block.hover();
      await expect(button).toBeVisible();
      await button.hover();
    },
  },
  {
    blocks: 'a diagram, a chart, a demo and videos',
    use: async (page) => {
      await visitMedia(page);
      await drawn(page, 'Who answers');
      const chart = await drawn(page, 'Bytes for a download of 1 GB');
      await chart.locator('svg').first().hover();
      const demo = figure(page, 'Is a link signed?').first();
      await demo.scrollIntoViewIfNeeded();
      await expect(
        demo.frameLocator('iframe').getByRole('textbox'),
      ).toBeVisible();
      // No video plays before the reader starts it.
      await figure(page, 'WebM').last().scrollIntoViewIfNeeded();
      const videos = page.locator('[data-format]');
      await expect(videos.first()).toBeAttached();
      const played = await videos.evaluateAll((elements) =>
        elements.filter((element) => {
          const {paused, autoplay, currentTime} = element as HTMLVideoElement;
          return !paused || autoplay || currentTime > 0;
        }),
      );
      expect(played).toEqual([]);
    },
  },
  {
    blocks: 'an image and its viewer',
    use: async (page) => {
      await visitImages(page);
      await redirect(page).click();
      await control(page, 'Zoom').click();
      await control(page, 'Next image').click();
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
    },
  },
];

test('nothing moves for a reader who has asked for rest', async ({page}) => {
  await watchMotion(page);
  for (const {blocks, use} of uses) {
    await use(page);
    expect([blocks, await motionSoFar(page)]).toEqual([blocks, []]);
  }
});

test.describe('for everybody else', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('something moves', async ({page}) => {
    await watchMotion(page);
    await uses.at(-1)?.use(page);
    await expect.poll(() => motionSoFar(page)).not.toEqual([]);
  });
});

import type {Page} from '@playwright/test';
import {WATERMARK_DELAY} from '../../../src/components/watermark/watermarkText';
import {open} from '../support/pages';
import {expect, test} from './test';

const watermarkOf = (page: Page) =>
  page.locator('body > svg[aria-hidden=true]', {hasText: 'AList'});

test('a page carries its watermark, which no click ever meets', async ({
  page,
  origin,
}) => {
  const watermark = watermarkOf(page);
  await page.clock.install();
  await open(page, `${origin}/guide/`);
  await expect(watermark).toBeAttached();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'FAQ'})
    .click();
  // The page changes after the next frame.
  await page.clock.runFor(50);
  await expect(page).toHaveURL(`${origin}/faq/`);
  await expect(watermark).toHaveCount(0);
  await page.clock.runFor(WATERMARK_DELAY - 50);
  await expect(watermark).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(watermark).toBeAttached();
  const look = await watermark.evaluate((element) => {
    const {opacity, pointerEvents, position} = getComputedStyle(element);
    return {opacity, pointerEvents, position};
  });
  expect(look).toEqual({
    opacity: '0.5',
    pointerEvents: 'none',
    position: 'fixed',
  });
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Guide'})
    .click();
  await page.clock.runFor(50);
  await expect(page).toHaveURL(`${origin}/guide/`);
});

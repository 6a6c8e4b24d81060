import {open} from '../support/pages';
import {expect, test} from './test';

test('a page carries its watermark, which no click ever meets', async ({
  page,
  origin,
}) => {
  await open(page, `${origin}/guide/`);
  const watermark = page.locator('body > svg[aria-hidden=true]', {
    hasText: 'AList',
  });
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
    .getByRole('link', {name: 'FAQ'})
    .click();
  await expect(page).toHaveURL(`${origin}/faq/`);
  await expect(watermark).toBeAttached();
});

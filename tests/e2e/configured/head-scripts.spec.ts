import {open} from '../support/pages';
import {partners} from './site';
import {expect, test} from './test';

const expected = [
  `${partners.ads}/ad.js`,
  `${partners.icons}/icons.css`,
  `${partners.analytics}/count.js`,
];

test.use({consent: 'agreed'});

test('they never reach a page that handles credentials, by whatever way the reader comes', async ({
  page,
  origin,
  asked,
}) => {
  await open(page, `${origin}/tool/onedrive/callback?code=secret&state=x`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await open(page, `${origin}/guide/`);
  await expect.poll(() => asked.length).toBe(expected.length);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Get a token'})
    .click();
  await expect(page).toHaveURL(`${origin}/tool/`);
  await expect(page.locator('head script[data-website-id]')).toHaveCount(0);
  expect(asked).toHaveLength(expected.length);
});

import {storageKeys} from '../../src/config/storageKeys';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const clocks = {
  'in the year 1970': '1970-01-02T00:00:00Z',
  'in the year 2099': '2099-12-31T23:59:59Z',
} as const;

for (const [when, time] of inTurn(Object.entries(clocks), 0)) {
  test(`what a reader closed for good stays closed where the clock is ${when}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(time);
    await open(page, `${origin()}/guide/`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const [when, time] of inTurn(Object.entries(clocks), 1)) {
  test(`a sign-in begun by the right clock is over where it is ${when}`, async ({
    page,
  }) => {
    await open(page, `${origin()}/tool/dropbox/request`);
    await page.evaluate((key) => {
      window.sessionStorage.setItem(
        `${key}dropbox`,
        JSON.stringify({
          state: 'planted-state',
          startedAt: Date.now(),
          locale: 'en',
          isOwnApp: false,
          values: {clientId: 'planted'},
        }),
      );
    }, storageKeys.signIn.key);
    await page.clock.setFixedTime(time);
    await open(
      page,
      `${origin()}/tool/dropbox/callback?code=planted-code&state=planted-state`,
    );
    await expect(page.getByRole('alert')).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(window.sessionStorage)),
    ).not.toContain(`${storageKeys.signIn.key}dropbox`);
    await expect(page).not.toHaveURL(/planted/);
  });
}

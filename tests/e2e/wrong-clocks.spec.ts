import {storageKeys} from '../../src/config/storageKeys';
import {kindsByTurns} from './support/kinds';
import {open, waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const clocks = {
  'in the year 1970': '1970-01-02T00:00:00Z',
  'in the year 2099': '2099-12-31T23:59:59Z',
} as const;

const dates = 'main time, footer time';

test('every kind of page says the same wherever the clock is', async ({
  page,
}) => {
  const told: string[] = [];
  for (const [place, address] of kindsByTurns.entries()) {
    for (const time of inTurn(Object.values(clocks), place)) {
      await page.clock.setFixedTime(time);
      const answer = await page.goto(origin() + address);
      await waitForHydration(page);
      const built = await page.evaluate(
        ([html, selector]) =>
          Array.from(
            new DOMParser()
              .parseFromString(html, 'text/html')
              .querySelectorAll(selector),
            ({textContent}) => textContent,
          ),
        [(await answer?.text()) ?? '', dates] as const,
      );
      expect(await page.locator(dates).allTextContents(), address).toEqual(
        built,
      );
      told.push(...built);
    }
  }
  expect(told.length).toBeGreaterThan(2);
});

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

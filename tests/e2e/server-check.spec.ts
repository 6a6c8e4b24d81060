import type {Page} from '@playwright/test';
import {addressOf} from '../../src/lib/address';
import {
  ADMIN_TOKEN,
  recorded,
  recordedFile,
  startRecordedServer,
  type RecordedServer,
} from '../support/recordedServer';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test as base} from './support/test';

/** Browsers report on the console what a check provokes: methods that are refused, and answers that may not be read. */
const test = base.extend<{server: RecordedServer}>({
  provoked: /answers [45]\d\d|Failed to load resource|CORS policy|net::ERR_/,
  server: async ({}, use) => {
    const server = await startRecordedServer();
    await use(server);
    server.stop();
  },
});

const toolAt = (locale: 'en' | 'zh' = 'en', query = '') =>
  `${originOf('own')}${addressOf('/tool/server/', locale)}${query}`;

interface Entered {
  file?: string;
  token?: string;
}

async function check(page: Page, address: string, entered: Entered = {}) {
  await page.getByLabel('Address of your AList').fill(address);
  if (Object.keys(entered).length > 0) {
    await page.getByText(/^Check more:/).click();
    await page.getByLabel('Path of a file').fill(entered.file ?? '');
    await page.getByLabel('Token', {exact: true}).fill(entered.token ?? '');
  }
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(page.getByText(/ Not checked: \d+\.$/)).toBeVisible();
}

/** The ids of the findings of a degree. */
const found = (page: Page, certainty: string): Promise<string[]> =>
  page
    .locator(`[data-certainty="${certainty}"][data-finding]`)
    .evaluateAll((items) =>
      items.map((item) => item.getAttribute('data-finding') ?? ''),
    );

test('a visitor with a good server reads of no fault and at most three notes, in both languages', async ({
  page,
  server,
}) => {
  await open(page, toolAt());
  await check(page, server.origin, {file: recordedFile, token: ADMIN_TOKEN});
  await expect(page.getByText(/^No faults/)).toBeVisible();
  expect(await found(page, 'certain')).toEqual([]);
  expect(await found(page, 'likely')).toEqual([]);
  expect((await found(page, 'info')).length).toBeLessThanOrEqual(3);
  expect((await found(page, 'fine')).length).toBeGreaterThan(9);
  const asked = server.asked.length;
  await open(page, toolAt('zh', `?server=${server.origin}`));
  expect(server.asked).toHaveLength(asked);
  await page.getByRole('button', {name: '检查', exact: true}).click();
  await expect(page.getByText(/^检查过的部分没有问题。/)).toBeVisible();
});

test('an administrator reads of storages that fail, and nothing of the token is left', async ({
  page,
  server,
}) => {
  server.plant((_request, _response, go, name) => {
    const text = JSON.stringify(recorded.storages.body);
    go(
      name === 'storages'
        ? {body: JSON.parse(text.replace('"work"', '"refresh_token expired"'))}
        : {},
    );
  });
  await open(page, toolAt());
  await check(page, server.origin, {token: ADMIN_TOKEN});
  expect(await found(page, 'certain')).toEqual(['storages.failing']);
  const withToken = server.asked.filter(
    ({authorization}) => authorization === ADMIN_TOKEN,
  );
  expect(withToken.length).toBeGreaterThan(4);
  expect(server.asked.filter(({url}) => url.includes(ADMIN_TOKEN))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
    ]),
  );
  expect(stored).not.toContain(ADMIN_TOKEN);
  await page.getByText('Report for a question or an issue').click();
  const report = page.getByRole('region', {name: 'Report', exact: true});
  await expect(report).toContainText('certain storages.failing');
  await expect(report).not.toContainText(/127\.0\.0\.1|local|refresh/);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  await expect(page.getByLabel('Token', {exact: true})).toHaveValue('');

  // A redirect does not take the token along.
  const other = await startRecordedServer();
  server.plant(({headers, method}, response, go) => {
    if (method !== 'OPTIONS' && headers.authorization === ADMIN_TOKEN) {
      response
        .writeHead(307, {
          'Access-Control-Allow-Origin': '*',
          Location: `${other.origin}/api/me`,
        })
        .end();
    } else {
      go();
    }
  });
  await open(page, toolAt());
  await check(page, server.origin, {token: ADMIN_TOKEN});
  await expect(page.locator('[data-reason="unread"]')).toBeVisible();
  expect(other.asked).toEqual([]);
  other.stop();
});

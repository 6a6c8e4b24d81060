import {expect} from '@playwright/test';
import {storageKeys} from '../../../src/config/storageKeys';
import {test} from '../support/test';

test('a visitor copies a block of code, is told so, and pastes it', async ({
  visitor,
}) => {
  await visitor.open('/guide/install/docker');
  const block = 'main .theme-code-block';
  await visitor.click(`${block} pre`);
  await visitor.click(`${block} button`, 'Copy the code');
  await visitor.reads(`${block} [role="status"]`, /^Copied$/);
  const code = await visitor.evaluate(
    (css) => document.querySelector(css)?.textContent ?? '',
    `${block} pre`,
  );
  await visitor.press('/');
  await visitor.isFocusedOn('dialog input');
  await visitor.press('Control', 'v');
  // A field has one line.
  await visitor.holds('dialog input', code.trim().replaceAll('\n', ' '));
});

test('a visitor chooses a tab and finds it chosen after a reload', async ({
  visitor,
}) => {
  await visitor.open('/guide/install/manual');
  await visitor.click('.markdown [role="tab"]', 'Windows');
  const chosen = '[role="tab"][aria-selected="true"]';
  await visitor.sees(chosen, 'Windows');
  await visitor.reload();
  await visitor.until(
    () =>
      [...document.querySelectorAll('.site-tabs [aria-selected="true"]')].every(
        ({textContent}) => textContent === 'Windows',
      ),
    'every group shows Windows',
  );
});

test('a visitor enlarges an image, goes on by keys, and comes back', async ({
  visitor,
}) => {
  await visitor.open('/guide/');
  const image = '[aria-label^="Enlarge: 302 redirect"]';
  const viewer = '.pswp__counter';
  await visitor.click(image);
  await visitor.reads(viewer, /^2 \/ 3$/);
  await visitor.press('ArrowRight');
  await visitor.reads(viewer, /^3 \/ 3$/);
  await visitor.press('Escape');
  await visitor.seesNo(viewer);
  await visitor.isFocusedOn(image);
});

test('a visitor sees a diagram and a chart', async ({visitor}) => {
  await visitor.open('/guide/authoring/media');
  for (const caption of ['Who answers', 'Bytes for a download of 1 GB']) {
    await visitor.bringIntoView('figcaption', caption);
    await visitor.until(
      (text) =>
        [...document.querySelectorAll('figure')].some(
          (figure) =>
            figure.querySelector('figcaption')?.textContent === text &&
            (figure.querySelector('[data-drawn] svg')?.clientHeight ?? 0) > 50,
        ),
      `${caption} is drawn`,
      caption,
    );
  }
});

test('a visitor narrows the catalogue of /guide/drivers/ by typing', async ({
  visitor,
}) => {
  await visitor.open('/guide/drivers/');
  const entries = 'section[aria-label="Storage catalogue"] li';
  const count = async () =>
    visitor.evaluate((css) => document.querySelectorAll(css).length, entries);
  const all = await count();
  expect(all).toBeGreaterThan(50);
  await visitor.fill('main input[type="search"]', '', 'onedrive');
  await visitor.reads(entries, /OneDrive/);
  await expect(async () => {
    expect(await count()).toBeLessThan(all / 4);
  }).toPass();
});

test('a visitor describes a container, and its file follows what is typed', async ({
  visitor,
}) => {
  await visitor.open('/guide/install/docker');
  const generator = 'section[aria-label="Docker generator"]';
  await visitor.fill(`${generator} input`, 'Port on the host', '8080');
  await visitor.reads(`${generator} pre`, /8080:5244/);
  await visitor.isAt('/guide/install/docker?port=8080');
});

test('a visitor of /faq/error types a message and is told what it means', async ({
  visitor,
}) => {
  await visitor.open('/faq/error');
  const finder = 'section[aria-label="Error finder"]';
  await visitor.click(`${finder} textarea`);
  await visitor.type('failed get objs: failed get dir: object not found');
  await visitor.reads(`${finder} [role="status"]`, /Messages recognized: \d/);
  await visitor.sees(`${finder} a[href*="common"]`);
});

test('a visitor fills in the form of a token and is sent to the provider', async ({
  visitor,
  outside,
}) => {
  await visitor.remember({[storageKeys.apiEndpoint.key]: 'local'});
  await visitor.open('/tool/onedrive/request');
  await visitor.fill('form input', 'Client ID', 'a-client');
  await visitor.fill('form input', 'Client secret', 'a-secret');
  await visitor.click('form button', 'Sign in at');
  await expect(() => {
    expect(outside.asked).toContain('login.microsoftonline.com:443');
  }).toPass();
});

test('a visitor tries a request, and is told of an address that is none', async ({
  visitor,
}) => {
  await visitor.open('/guide/api/fs');
  const part = 'section[aria-label="/api/fs/list"]';
  await visitor.click(`${part} button`, 'Try it');
  const problem = [`${part} :is(p, span)`, 'The host cannot be read.'] as const;
  await visitor.fill(`${part} input`, 'Address of your server', 'http://');
  await visitor.sees(...problem);
  await visitor.fill(`${part} input`, 'Address of your server', 'nas.local');
  await visitor.seesNo(...problem);
});

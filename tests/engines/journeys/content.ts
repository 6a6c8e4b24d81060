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

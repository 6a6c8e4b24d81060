import {expect} from '@playwright/test';
import {phone, test} from '../support/test';

test.describe('a visitor who was never here before', () => {
  test.use({isNew: true});

  test('reads the notice, closes it, and does not see it again', async ({
    visitor,
  }) => {
    const close = '[role="dialog"] button[aria-label="Close the notice"]';
    await visitor.open('/guide/');
    await visitor.click(close);
    await visitor.seesNo(close);
    await visitor.reload();
    await visitor.seesNo(close);
  });

  test('and prefers English is asked on a Chinese page, and taken to the same page in English', async ({
    visitor,
  }) => {
    await visitor.open('/zh/guide/drivers/onedrive.html#limits');
    await visitor.click('[data-locale-prompt] button', 'Switch to English');
    await visitor.isAt('/guide/drivers/onedrive#limits');
    await visitor.reads('h1', /OneDrive/);
    await visitor.seesNo('[data-locale-prompt]');
  });
});

test('a visitor changes the language and stays on the page', async ({
  visitor,
}) => {
  await visitor.open('/guide/drivers/onedrive');
  await visitor.click('nav summary', 'Language');
  await visitor.click('nav details a', '简体中文');
  await visitor.isAt('/zh/guide/drivers/onedrive.html');
  await visitor.seesHydrated();
  await visitor.sees('h1', 'OneDrive');
});

test('a visitor changes the appearance, and finds it again after a reload', async ({
  visitor,
}) => {
  const mode = async () =>
    visitor.evaluate(() => document.documentElement.dataset.theme);
  await visitor.open('/guide/');
  await visitor.click('nav button', 'Appearance: as the system');
  await visitor.click('nav button', 'Appearance: light');
  await visitor.sees('nav button', 'Appearance: dark');
  expect(await mode()).toBe('dark');
  const lightness = async () =>
    visitor.evaluate(() => {
      const color = getComputedStyle(document.body).backgroundColor;
      return (/\d+/.exec(color) ?? []).map(Number)[0];
    });
  expect(await lightness()).toBeLessThan(80);
  await visitor.reload();
  expect(await mode()).toBe('dark');
  await visitor.sees('nav button', 'Appearance: dark');
});

test.describe('on a phone', () => {
  test.use({size: phone});

  test('a visitor opens the menu, closes it with Escape, and follows one of its links', async ({
    visitor,
  }) => {
    await visitor.open('/guide/');
    const hasPopover = await visitor.evaluate(
      () => 'popover' in HTMLElement.prototype,
    );
    test.skip(!hasPopover, 'the links are in the navbar');
    await visitor.click('nav button', 'Open the menu');
    await visitor.sees('#site-menu a', 'FAQ');
    await visitor.press('Escape');
    await visitor.seesNo('#site-menu');
    await visitor.click('nav button', 'Open the menu');
    await visitor.click('#site-menu a', 'FAQ');
    await visitor.isAt('/faq/');
    await visitor.seesNo('#site-menu');
    await visitor.sees('h1');
  });

  test('a visitor opens the pages of the section, closes them with Escape, and goes to one', async ({
    visitor,
  }) => {
    await visitor.open('/guide/drivers/onedrive');
    const hasPopover = await visitor.evaluate(
      () => 'popover' in HTMLElement.prototype,
    );
    test.skip(!hasPopover, 'the pages are listed below the text');
    const button = 'button[popovertarget="site-sidebar"]';
    await visitor.click(button);
    await visitor.sees('#site-sidebar [aria-current="page"]');
    await visitor.press('Escape');
    await visitor.seesNo('#site-sidebar');
    await visitor.click(button);
    await visitor.click('#site-sidebar a', 'Common options');
    await visitor.isAt('/guide/drivers/common');
    await visitor.reads('h1', /Common options/);
    await visitor.seesNo('#site-sidebar');
  });
});

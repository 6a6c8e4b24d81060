import type {Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {chinese, english} from './support/authoring';
import {holdScripts} from './support/heldScripts';
import {comesToLife} from './support/pages';
import {answers, dialog, field, searchButton} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

/** Opens a page whose program does not come before it is let go. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const letGo = await holdScripts(page);
  // Scripts that are asked for before everything else is there hold up what a page calls loaded.
  await page.goto(origin() + path, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  return letGo;
}

/** The field that is there before the dialog of search. */
const earlyField = (page: Page) => dialog(page).getByRole('searchbox');

for (const path of ['/guide/drivers/onedrive', '/zh/']) {
  test(`a reader sees ${path} before its program is asked for`, async ({
    page,
  }) => {
    await page.goto(origin() + path);
    await comesToLife(page);
    const times = await page.evaluate(() => {
      const started = (entry: PerformanceEntry) => entry.startTime;
      return {
        paint: performance
          .getEntriesByName('first-contentful-paint')
          .map(started),
        scripts: performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map(started),
      };
    });
    expect(times.scripts.length).toBeGreaterThan(3);
    expect(Math.min(...times.scripts)).toBeGreaterThanOrEqual(
      times.paint[0] ?? Infinity,
    );
  });
}

test('a page knows its parts, and each of its scripts is asked for once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request.url());
    }
  });
  await page.goto(`${origin()}/guide/drivers/onedrive`);
  await comesToLife(page);
  const listed = await page
    .locator('script[data-parts]')
    .getAttribute('data-parts');
  const parts = listed?.split(' ') ?? [];
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join(' ')).toContain('/framing.');
  const paths = asked.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(parts));
  expect(paths).toEqual([...new Set(paths)]);
});

test('colours change with the first press, and stay when the program comes', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const letGo = await openEarly(page, '/guide/');
  const root = page.locator('html');
  const button = page.getByRole('button', {name: /^Appearance/});
  await button.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  await button.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  letGo();
  await comesToLife(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName('Appearance: dark');
  await button.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
});

for (const {path, query, found} of [
  {path: '/guide/', query: 'onedrive', found: /OneDrive/},
  {path: '/zh/guide/', query: '重置密码', found: /密码/},
]) {
  test(`a reader of ${path} types a query before search is there, and it goes on`, async ({
    page,
  }) => {
    const letGo = await openEarly(page, path);
    await searchButton(page).click();
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.type(query);
    letGo();
    await expect(field(page)).toHaveValue(query);
    await expect(field(page)).toBeFocused();
    await expect(answers(page).first()).toContainText(found);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the early field of search is accessible in ${colorScheme} colours, and its keys open and close it`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    const letGo = await openEarly(page, '/guide/');
    await page.keyboard.press('/');
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(earlyField(page)).toHaveValue('a/b');
    await prepare(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    letGo();
    await comesToLife(page);
    await expect(dialog(page)).toBeHidden();
  });
}

test('a word that an input method is composing is not taken away', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/zh/guide/');
  await searchButton(page).click();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', {
    text: 'mi ma',
    selectionStart: 5,
    selectionEnd: 5,
  });
  letGo();
  await comesToLife(page);
  await expect(earlyField(page)).toHaveValue('mi ma');
  await input.send('Input.insertText', {text: '密码'});
  await expect(field(page)).toHaveValue('密码');
});

test('a tab that is pressed early says that it will answer, and opens', async ({
  page,
}) => {
  const letGo = await openEarly(page, english.install);
  const tab = page.getByRole('tab', {name: 'Windows'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).not.toHaveAttribute('aria-busy');
});

test('what is entered early narrows the catalogue when the program is there', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/guide/drivers/');
  await page.getByRole('searchbox').fill('quark');
  await page
    .getByRole('combobox', {name: 'Where'})
    .selectOption('Mainland China');
  await page
    .getByRole('checkbox', {name: 'Compare Quark', exact: true})
    .check();
  letGo();
  await comesToLife(page);
  await expect(page).toHaveURL(/\?name=quark&region=/);
  await expect(page.getByRole('searchbox')).toHaveValue('quark');
  await expect(
    page.getByRole('checkbox', {name: 'Compare Quark', exact: true}),
  ).toBeChecked();
  await expect(page).toHaveURL(/Quark/);
});

for (const path of ['/guide/install/docker', '/zh/guide/install/docker.html']) {
  test(`menu, sidebar, its groups and links of ${path} answer on a phone before the program`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const letGo = await openEarly(page, path);
    await page.locator('button[popovertarget="site-menu"]').first().click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('button[popovertarget="site-sidebar"]').first().click();
    const sidebar = page.locator('#site-sidebar');
    await expect(sidebar).toBeVisible();
    const group = sidebar.locator('details:not([open])').first();
    const summary = await group.locator('summary').first().elementHandle();
    await summary.click();
    expect(
      await summary.evaluate((element) => element.closest('details')?.open),
    ).toBe(true);
    letGo();
    await comesToLife(page);
    await expect(sidebar).toBeVisible();
    expect(
      await summary.evaluate((element) => element.closest('details')?.open),
    ).toBe(true);
  });
}

test.describe('where the program does not come', () => {
  test.use({provoked: /ERR_FAILED/});

  test('it is asked for twice, the page reads, and no control waits for it', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/assets/js/main.*', async (route) => {
      asked += 1;
      await route.abort();
    });
    await page.goto(origin() + chinese.text);
    const tab = page.getByRole('tab', {name: 'Windows'}).first();
    await tab.click();
    await expect.poll(() => asked).toBe(2);
    await expect(tab).not.toHaveAttribute('aria-busy');
    await page.locator('#site-next-page').click();
    await expect(page).not.toHaveURL(origin() + chinese.text);
  });
});

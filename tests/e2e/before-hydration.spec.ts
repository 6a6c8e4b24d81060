import type {Page} from '@playwright/test';
import {chinese} from './support/authoring';
import {holdScripts} from './support/heldScripts';
import {waitForHydration} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

/** Opens a page whose scripts do not arrive before they are let go. */
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

for (const path of inTurn(['/guide/drivers/onedrive', '/zh/'], 0)) {
  test(`a visitor sees ${path} before its scripts are requested, each of which the HTML names, once`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        requested.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(origin() + path);
    await waitForHydration(page);
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
    const listed =
      (await page
        .locator('script[data-scripts]')
        .getAttribute('data-scripts')) ?? '';
    const scripts = listed.split(' ');
    expect(scripts.length).toBeGreaterThan(4);
    expect(listed).toContain('/framing.');
    expect(listed).toMatch(/\/runtime~main\.\w+\.js \S+\/main\.\w+\.js$/);
    expect(requested).toEqual(expect.arrayContaining(scripts));
    expect(requested).toEqual([...new Set(requested)]);
  });
}

for (const path of inTurn(
  ['/guide/install/docker', '/zh/guide/install/docker.html'],
  0,
)) {
  test(`menu, sidebar and its groups of ${path} work on a phone before the app has loaded, and a press on the appearance counts once`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({colorScheme: 'dark'});
    const letGo = await openEarly(page, path);
    await page.locator('button[popovertarget="site-menu"]').first().click();
    const appearance = page.locator('#site-menu [data-control="colors"]');
    await expect(appearance).toHaveAccessibleName(/as the system|跟随系统/);
    await appearance.click();
    await page.keyboard.press('Escape');
    await page
      .locator('button[popovertarget="site-sidebar"]')
      .filter({visible: true})
      .click();
    const sidebar = page.locator('#site-sidebar');
    await expect(sidebar).toBeVisible();
    const group = sidebar.locator('details:not([open])').first();
    const summary = await group.locator('summary').first().elementHandle();
    await summary.click();
    expect(
      await summary.evaluate((element) => element.closest('details')?.open),
    ).toBe(true);
    letGo();
    await waitForHydration(page);
    await expect(sidebar).toBeVisible();
    expect(
      await summary.evaluate((element) => element.closest('details')?.open),
    ).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

for (const [first, second] of inTurn(
  [
    ['/config/site', '/config/style'],
    ['/zh/config/site.html', '/zh/config/style.html'],
  ] as const,
  0,
)) {
  test(`on a slow network ${first} is read, its links lead on, and the languages open, while the scripts are under way`, async ({
    page,
  }) => {
    const letGo = await openEarly(page, first);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main p').first()).toBeVisible();
    await page.locator('#site-next-page').dispatchEvent('click');
    await expect(page).toHaveURL(origin() + second);
    await expect(page.locator('#site-previous-page')).toBeVisible();
    const languages = page.locator('nav details').first();
    await languages.locator('summary').click();
    await expect(languages.getByRole('link').first()).toBeVisible();
    letGo();
    await waitForHydration(page);
    await expect(languages.getByRole('link').first()).toBeVisible();
  });
}

test.describe('a press before the app has loaded', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const path of inTurn(
    ['/guide/install/docker', '/zh/guide/install/docker'],
    0,
  )) {
    test(`on search opens search on ${path} as soon as it can, once`, async ({
      page,
    }) => {
      const letGo = await openEarly(page, path);
      const dialog = page.getByRole('dialog');
      await page.locator('[data-control="search"]').click();
      await page.keyboard.type('s3');
      letGo();
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await expect(dialog.getByRole('combobox')).toHaveValue('s3');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.locator('[data-control="search"]').click();
      await expect(dialog.getByRole('combobox')).toBeFocused();
    });
  }
});

test.describe('where the main script does not arrive', () => {
  test.use({provoked: /ERR_FAILED/});

  test('it is requested twice, the page reads, and its links lead on', async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/assets/js/main.*', async (route) => {
      requests += 1;
      await route.abort();
    });
    await page.goto(origin() + chinese.text);
    await expect.poll(() => requests).toBe(2);
    await page.locator('#site-next-page').click();
    await expect(page).not.toHaveURL(origin() + chinese.text);
  });
});

test.describe('where the first render fails', () => {
  test.use({provoked: /This browser has no media queries|onRecoverableError/});

  for (const [path, name] of inTurn(
    [
      ['/guide/install/docker', 'Try again'],
      ['/zh/guide/install/docker.html', '重试'],
    ] as const,
    0,
  )) {
    test(`a visitor of ${path} is told, and "${name}" shows the page once the cause is gone`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const matchMedia = window.matchMedia.bind(window);
        Object.assign(window, {
          isRepaired: false,
          matchMedia: (query: string) => {
            const {isRepaired} = window as unknown as {isRepaired: boolean};
            if (!isRepaired && query.includes('420px')) {
              throw new Error('This browser has no media queries');
            }
            return matchMedia(query);
          },
        });
      });
      await page.goto(origin() + path);
      const again = page.getByRole('button', {name});
      await expect(again).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await page.evaluate(() => Object.assign(window, {isRepaired: true}));
      await again.click();
      await expect(page.locator('article h1')).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  }
});

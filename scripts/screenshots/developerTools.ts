import {
  type Browser,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import * as z from 'zod';
import {type Locale, locales, rootLocale} from '../../src/config/locales';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {browserSpec} from '../findBrowser';
import {findProgram} from '../programs';
import {type ColorMode, OUTLINE, PICTURE_WIDTH} from './files';
import {SAMPLE_HOST, startSampleSite} from './sampleSite';
import type {DeveloperTools} from './schema';

/** The narrowest window in which the tools show their tabs. */
const WIDTH = 760;

/** How high the window is for each part: it cuts no line, and shows the headers of a request. */
const HEIGHTS = {network: 452, cookies: 402, 'local-storage': 402} as const;

const DEBUGGING_PORT = 9777;

/** Settings of the tools, as they store them in their own Local Storage. */
const settings = {
  'screencast-enabled': 'false',
  'network-log-show-overview': 'false',
};

const targets = z.array(z.looseObject({id: z.string(), url: z.string()}));

/** Chromium with its tools, which the headless shell lacks. */
function fullBrowser(): string {
  const spec = browserSpec(process.env);
  return findProgram({
    ...spec,
    names: spec.names.filter((name) => !name.endsWith('shell')),
    debianPackage: 'chromium',
  });
}

async function idOfSite(): Promise<string> {
  const list = `http://127.0.0.1:${DEBUGGING_PORT}/json`;
  const found = parseOrThrow(targets, await (await fetch(list)).json(), list);
  const site = found.find(({url}) => url.includes(SAMPLE_HOST));
  if (site === undefined) {
    throw new Error(`${list} does not list the page of ${SAMPLE_HOST}`);
  }
  return site.id;
}

/** The sample site, and the tools for it in a page of their own. */
async function openTools(
  browser: Browser,
  panel: DeveloperTools['panel'],
  locale: Locale,
  mode: ColorMode,
): Promise<{site: Page; tools: Page}> {
  const context = await browser.newContext({
    locale: locales[locale].htmlLang,
    colorScheme: mode,
    viewport: {width: WIDTH, height: HEIGHTS[panel]},
    deviceScaleFactor: PICTURE_WIDTH / WIDTH,
  });
  const site = await context.newPage();
  await site.goto(`http://${SAMPLE_HOST}/`);
  const tools = await context.newPage();
  await tools.addInitScript((entries) => {
    Object.entries(entries).forEach(([key, value]) => {
      localStorage.setItem(key, value);
    });
  }, settings);
  await tools.goto(
    `devtools://devtools/bundled/devtools_app.html?ws=127.0.0.1:${DEBUGGING_PORT}/devtools/page/${await idOfSite()}`,
  );
  tools.setDefaultTimeout(60_000);
  if (locale !== rootLocale) {
    await tools.getByText('Switch DevTools to').click();
    await tools.reload();
  }
  await tools.locator('#tab-network').waitFor();
  return {site, tools};
}

async function mark(place: Locator): Promise<void> {
  await place.evaluate((element, outline) => {
    element.setAttribute(
      'style',
      `${element.getAttribute('style') ?? ''}; ${outline};`,
    );
  }, OUTLINE);
}

async function showHeader(site: Page, tools: Page): Promise<void> {
  await tools.locator('#tab-network').click();
  const request = tools
    .locator('.network-log-grid tr', {hasText: /^list/})
    .locator('visible=true');
  // The tools list nothing of a page that loads before they are ready.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await site.reload();
    const isListed = await request
      .first()
      .waitFor({timeout: 5_000})
      .then(
        () => true,
        () => false,
      );
    if (isListed) {
      break;
    }
  }
  await request.first().locator('td').first().click();
  const header = tools.locator('.row', {
    has: tools.locator('.header-name', {hasText: /^cookie:?$/i}),
  });
  await header.first().waitFor();
  const categories = tools.locator('details[open]', {
    has: tools.locator('.header-name'),
  });
  const count = await categories.count();
  for (let index = 0; index < count - 1; index += 1) {
    await categories.first().evaluate((category) => {
      category.removeAttribute('open');
    });
  }
  await mark(tools.locator('#tab-network'));
  await mark(request.first());
  await header.first().scrollIntoViewIfNeeded();
  await mark(header.first());
}

/** What the tools call the groups of stored values, and the value to show in each. */
const stored = {
  cookies: {group: /^Cookies?$/, row: /^sid/},
  'local-storage': {group: /^(?:Local storage|本地存储空间)$/, row: /^token/},
} as const;

async function showStored(
  tools: Page,
  panel: keyof typeof stored,
): Promise<void> {
  const {group, row} = stored[panel];
  await tools.locator('#tab-resources').click();
  const items = tools.getByRole('treeitem');
  await items.filter({hasText: group}).first().click();
  await tools.keyboard.press('ArrowRight');
  await tools.keyboard.press('ArrowRight');
  const site = tools.locator('[role="treeitem"][aria-selected="true"]', {
    hasText: SAMPLE_HOST,
  });
  await site.waitFor();
  const name = tools
    .locator('td', {hasText: row})
    .locator('visible=true')
    .first();
  await name.click();
  await mark(tools.locator('#tab-resources'));
  await mark(name.locator('xpath=..'));
}

/** Takes a picture of Chromium's tools for the sample site. */
export async function photographDeveloperTools(
  {panel}: DeveloperTools,
  locale: Locale,
  mode: ColorMode,
): Promise<Buffer> {
  const sample = await startSampleSite();
  const browser = await chromium.launch({
    executablePath: fullBrowser(),
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--remote-allow-origins=*',
      `--host-resolver-rules=MAP ${SAMPLE_HOST}:80 127.0.0.1:${sample.port}`,
    ],
  });
  try {
    const {site, tools} = await openTools(browser, panel, locale, mode);
    await (panel === 'network'
      ? showHeader(site, tools)
      : showStored(tools, panel));
    return await tools.screenshot({animations: 'disabled'});
  } finally {
    await browser.close();
    sample.stop();
  }
}

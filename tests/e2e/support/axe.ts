import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Colours in the middle of a change are nobody's choice. */
const stillness =
  '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Adds styles in the one way that no policy of a page refuses. */
export async function addStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
}

/** Makes a page ready for {@link violations}. */
export async function prepare(page: Page): Promise<void> {
  await addStyles(page, stillness);
  await page.evaluate(source);
}

/**
 * What axe finds on the page as it is now: one line for each rule and element.
 *
 * @param within a selector: only this part of the page is looked at
 */
export async function violations(
  page: Page,
  within?: string,
): Promise<string[]> {
  return findings(page, {type: 'tag', values: tags}, within);
}

/** Of {@link violations}, what can differ between two colour modes of one page, or in forced colours. */
export async function colorViolations(
  page: Page,
  within?: string,
): Promise<string[]> {
  return findings(
    page,
    {type: 'rule', values: ['color-contrast', 'link-in-text-block']},
    within,
  );
}

async function findings(
  page: Page,
  rules: axe.RunOnly,
  within = 'html',
): Promise<string[]> {
  return page.evaluate(
    async ([runOnly, selector]) => {
      const {axe: library} = globalThis as unknown as {axe: typeof axe};
      const part = document.querySelector(selector);
      if (part === null) {
        throw new Error(`The page has no ${selector}`);
      }
      const context = part === document.documentElement ? document : part;
      const {violations: found} = await library.run(context, {
        runOnly,
        resultTypes: ['violations'],
        // It is not in the frames of the page, where nobody would answer.
        iframes: false,
        // No rule that runs here reads style sheets, and a third party's cannot be read.
        preload: {assets: ['media']},
      });
      return found.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, failureSummary}) =>
            `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
        ),
      );
    },
    [rules, within] as const,
  );
}

type ColorScheme = 'light' | 'dark';

export interface AxeLook {
  /** A selector: only this part of the page is looked at. */
  within?: string;
  /** In the first mode axe looks for everything, in the second for what other colours can change. */
  modes?: readonly ColorScheme[];
}

/** Everything that axe finds on a page that is open, in both colour modes, each with the address and the mode. */
export async function violationsInModes(
  page: Page,
  {within, modes = ['light', 'dark']}: AxeLook = {},
): Promise<string[]> {
  const {pathname} = new URL(page.url());
  const found: string[] = [];
  await prepare(page);
  for (const [place, colorScheme] of modes.entries()) {
    await page.emulateMedia({colorScheme});
    await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
    const look = place === 0 ? violations : colorViolations;
    for (const violation of await look(page, within)) {
      found.push(`${pathname} (${colorScheme}): ${violation}`);
    }
  }
  return found;
}

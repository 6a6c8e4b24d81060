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

/** What axe finds on the page as it is now: one line for each rule and element. */
export async function violations(page: Page): Promise<string[]> {
  return findings(page, {type: 'tag', values: tags});
}

/** Of {@link violations}, what can differ between two colour modes of one page. */
export async function colourViolations(page: Page): Promise<string[]> {
  return findings(page, {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block'],
  });
}

async function findings(page: Page, rules: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const {axe: library} = globalThis as unknown as {axe: typeof axe};
    const {violations: found} = await library.run(document, {
      runOnly,
      resultTypes: ['violations'],
      // No rule that runs here reads style sheets, and a third party's cannot be read.
      preload: {assets: ['media']},
    });
    return found.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) =>
          `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
      ),
    );
  }, rules);
}

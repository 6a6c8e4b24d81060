/**
 * What Mozilla's Readability, which reader views are made with, keeps of each long page.
 *
 * @jest-environment jsdom
 */
import {Readability} from '@mozilla/readability';
import {localeCodes} from '../../src/config/locales';
import {isToolPage} from '../../src/lib/toolPage';
import {sitemap} from '../e2e/support/pages';
import {existsSync} from 'node:fs';
import {markdownAddress} from '../../src/components/page/markdownAddress';
import {htmlOf, readBuilt} from './files';

/** Characters of its Markdown copy from which on a page counts as long. */
const LONG = 8000;

/** The share of its text that a long page keeps. */
const KEPT = 0.95;

/** What is for scripts, or is the title, which a reader view shows above the text. */
const notText =
  'h1, .needs-script, [data-search=off], [aria-hidden=true], button, select, input, svg';

/** The copy of a page as Markdown; the home page has none. */
function markdownOf(address: string): string {
  const file = markdownAddress(address).slice(1);
  return existsSync(`build/${file}`) ? readBuilt(file) : '';
}

const lengthOf = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\s\u200b]+/g, '').length;

/** Up to 1. */
function shareKept(html: string): number {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = page
    .querySelector('article .markdown')
    ?.cloneNode(true) as Element;
  text.querySelectorAll(notText).forEach((element) => {
    element.remove();
  });
  const kept = new Readability(page).parse();
  return lengthOf(kept?.textContent) / lengthOf(text.textContent);
}

test.each(localeCodes)(
  'a reader view keeps the text of every long page, in %s',
  (locale) => {
    const long = sitemap[locale].filter(
      (address) =>
        // The tools need scripts.
        !isToolPage(address) && markdownOf(address).length >= LONG,
    );
    expect(long.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const address of long) {
      const share = shareKept(htmlOf(address));
      if (share < KEPT) {
        wrong.push(`${address}: ${share.toFixed(3)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

/** What Mozilla's Readability, which reader views are made with, keeps of each page. */
import {Readability} from '@mozilla/readability';
import {JSDOM} from 'jsdom';
import {localeCodes} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {isToolPage} from '../../src/lib/toolPage';
import {sitemap} from '../e2e/support/pages';
import {htmlOf} from './files';

/** The share of its text that a page keeps. */
const USUAL = 0.95;

/** Pages that keep less, by path, and why. */
const known: Readonly<Record<string, number>> = {
  // A catalogue: Readability takes a list of links for navigation.
  '/guide/drivers/': 0.8,
  // Short sections of one sentence and one line of code.
  '/guide/api/server': 0.85,
  '/guide/api/admin/task': 0.9,
  // Its table of messages is short.
  '/guide/drivers/SMB': 0.9,
};

/** What is for scripts, repeats headings, is drawn, or is the title, which a reader view shows above the text. */
const notText =
  'h1, .needs-script, [data-search=off], button, select, input, svg, .hash-link';

const lengthOf = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\s\u200b]+/g, '').length;

/** Up to 1; `undefined` of a page without text of its own. */
function shareKept(html: string): number | undefined {
  const {document} = new JSDOM(html, {url: 'https://docs.example/'}).window;
  const content = document.querySelector('article .markdown');
  if (content === null) {
    return undefined;
  }
  const text = content.cloneNode(true) as Element;
  text.querySelectorAll(notText).forEach((element) => {
    element.remove();
  });
  const kept = new Readability(document).parse();
  return lengthOf(kept?.textContent) / lengthOf(text.textContent);
}

test.each(localeCodes)(
  'a reader view keeps the text of every page, in %s',
  (locale) => {
    const least = new Map(
      Object.entries(known).map(([page, share]) => [
        addressOf(page, locale),
        share,
      ]),
    );
    const shares = sitemap[locale]
      // The tools need scripts.
      .filter((address) => !isToolPage(address))
      .flatMap((address) => {
        const share = shareKept(htmlOf(address));
        return share === undefined ? [] : [{address, share}];
      });
    expect(shares.length).toBeGreaterThan(100);
    expect(
      shares.filter(
        ({address, share}) => share < (least.get(address) ?? USUAL),
      ),
    ).toEqual([]);
  },
  600_000,
);

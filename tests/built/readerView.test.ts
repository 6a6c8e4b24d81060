/** What Mozilla's Readability, which reader views are made with, keeps of each page. */
import {Readability} from '@mozilla/readability';
import {parseHTML} from 'linkedom';
import {parse, serialize} from 'parse5';
import {localeCodes, locales} from '../../src/config/locales';
import {isToolPage} from '../../src/lib/toolPage';
import {sitemap} from '../e2e/support/pages';
import {htmlOf} from './files';

/** Whose script fills them, or which have no text: the home page and the tools. */
const isApp = (address: string) =>
  isToolPage(address) ||
  localeCodes.some((code) => locales[code].base === address);

/** The share of its text that a page keeps. */
const KEPT = 0.95;

/** What is for scripts, or is the title, which a reader view shows above the text. */
const notText =
  'h1, .needs-script, [data-search=off], [aria-hidden=true], button, select, input, svg';

const withoutSpaces = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/[\s\u200b]+/g, '');

/** How many characters tell a callout: further ones may be of a term, which is a button. */
const BEGINNING = 20;

/** What a reader view leaves out of a page: text above the share, and whole callouts. */
function lossesIn(html: string): string[] {
  // A page leaves out end tags, as the standard allows, and linkedom needs them.
  const {document: page} = parseHTML(serialize(parse(html)));
  const text = page
    .querySelector('article .markdown')
    ?.cloneNode(true) as Element;
  text.querySelectorAll(notText).forEach((element) => {
    element.remove();
  });
  const kept = withoutSpaces(new Readability(page).parse()?.textContent);
  const share = kept.length / withoutSpaces(text.textContent).length;
  const callouts = Array.from(
    text.querySelectorAll('.theme-admonition > :last-child'),
    ({textContent}) => withoutSpaces(textContent).slice(0, BEGINNING),
  );
  return [
    ...(share < KEPT ? [`keeps ${share.toFixed(3)}`] : []),
    ...callouts
      .filter((callout) => !kept.includes(callout))
      .map((callout) => `loses ${callout}`),
  ];
}

test.each(localeCodes)(
  'a reader view keeps the text of every page, and every callout, in %s',
  (locale) => {
    const pages = sitemap[locale].filter((address) => !isApp(address));
    expect(pages.length).toBeGreaterThan(100);
    const losses = pages.flatMap((address) =>
      lossesIn(htmlOf(address)).map((loss) => `${address} ${loss}`),
    );
    expect(losses).toEqual([]);
  },
);

import type {Element, Root as Page} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast, type State} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {parse} from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Locale} from '../../config/locales';
import {copyMessages} from '../../config/markdownCopies';
import {element, link, text} from './elements';
import {pageContent} from './pageContent';

/** What the copy of a page says before the page's own text. */
export interface CopyHead {
  heading: string;
  description: string;
  address: string;
  /** The release of the product that the page describes. */
  release: string;
  locale: Locale;
}

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', listItemIndent: 'one'});

/** A line break; a row of a table is one line, so that a cell needs the element. */
const br = ({inTable}: State) =>
  inTable
    ? ({type: 'html', value: '<br>'} as const)
    : ({type: 'break'} as const);

function headOf({
  heading,
  description,
  address,
  release,
  locale,
}: CopyHead): Element[] {
  return [
    element('h1', text(heading)),
    element('blockquote', element('p', text(description))),
    element(
      'p',
      text(`${copyMessages.address[locale]} `),
      link(address),
      text(` · ${copyMessages.describes[locale]} ${release}`),
    ),
  ];
}

/** A page as Markdown that can be read without this site. */
export function pageCopy(html: string, head: CopyHead): string {
  const {address, locale} = head;
  const page = fromParse5(parse(html)) as Page;
  const base: Element = {...element('base'), properties: {href: address}};
  const tree: Page = {
    type: 'root',
    children: [
      // Links and images are resolved against it.
      base,
      ...headOf(head),
      ...pageContent(page, {
        colon: copyMessages.colon[locale],
        interactive: element(
          'p',
          text(`${copyMessages.interactive[locale]} `),
          link(address),
        ),
      }),
    ],
  };
  // A root becomes a root.
  return writer.stringify(toMdast(tree, {handlers: {br}}) as Root);
}

import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

/** The syntax of pages, as Docusaurus reads it. */
const reader = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** Markdown in which nothing is an element. */
const plainReader = unified()
  .data('micromarkExtensions', [{disable: {null: ['htmlFlow', 'htmlText']}}])
  .use(remarkParse)
  .use(remarkGfm);

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', listItemIndent: 'one'});

/** @param source a page without its front matter */
export function readTree(source: string): Root {
  return reader.parse(source);
}

/** @param source a text that was made from facts, without elements and directives */
export function readPlain(source: string): Root['children'] {
  return plainReader.parse(source).children;
}

export function writeTree(tree: Root): string {
  return writer.stringify(tree);
}

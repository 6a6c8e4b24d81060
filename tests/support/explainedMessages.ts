import type {PhrasingContent, Root, TableCell} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {
  MessagePlace,
  PageMessages,
} from '../../src/components/error-finder/pageMessages';
import {escapeHtml} from '../../src/components/search/markup';
import {remarkMessageRows} from '../../src/markdown/remarkMessageRows';
import {readMessages} from '../../src/plugins/page-messages/readMessages';
import {readPages, withoutCode, type pageFolders} from './pages';

/** Reads the tables of a page's source as the build does. */
export const tableProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMessageRows);

function htmlOf(node: PhrasingContent | TableCell): string {
  if (node.type === 'inlineCode') {
    return `<code>${escapeHtml(node.value)}</code>`;
  }
  const id = node.data?.hProperties?.id;
  if (typeof id === 'string') {
    return `<span id="${id}"></span>`;
  }
  if ('children' in node) {
    return node.children.map(htmlOf).join('');
  }
  return 'value' in node ? escapeHtml(node.value) : '';
}

/** The tables of a page as the build would have them. */
function builtTables(tree: Root): string {
  const rows: string[] = [];
  visit(tree, 'tableRow', ({children}) => {
    const cells = children.map((cell) => `<td>${htmlOf(cell)}</td>`);
    rows.push(`<tr>${cells.join('')}</tr>`);
  });
  return `<main><table>${rows.join('')}</table></main>`;
}

/** The tables of a page's source, without the rest, which takes long to read. */
const tablesOf = (text: string) =>
  (withoutCode(text).match(/^ *\|.*$\n?(?:^ *\|.*$\n?)*/gm) ?? [])
    .map((table) => table.replace(/^ +/gm, ''))
    .join('\n');

const titleOf = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? '';

/** The address of a page's source, without a language. */
export const addressOf = (path: string) =>
  `/${path.replace(/(?:\/?index)?\.md$/, '')}`;

/** The messages that the pages of one language explain in their own tables. */
export function pageMessagesIn(locale: keyof typeof pageFolders): PageMessages {
  const pages = readPages(locale);
  const messages = new Map<string, MessagePlace[]>();
  pages.forEach(({text}, number) => {
    const tree = tableProcessor.runSync(tableProcessor.parse(tablesOf(text)));
    for (const row of readMessages(builtTables(tree))) {
      for (const message of row.messages) {
        const places = messages.get(message) ?? [];
        places.push([number, row.anchor, row.cause]);
        messages.set(message, places);
      }
    }
  });
  return {
    pages: pages.map(({path, text}) => [addressOf(path), titleOf(text)]),
    messages: [...messages],
  };
}

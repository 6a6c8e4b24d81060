import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root, TableCell} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  answersOf,
  explanationsOf,
} from '../../src/components/error-finder/explanations';
import {findErrors} from '../../src/components/error-finder/findErrors';
import {escapeHtml} from '../../src/components/search/markup';
import {remarkMessageRows} from '../../src/markdown/remarkMessageRows';
import {cellText} from '../../src/markdown/remarkTables';
import {readMessages} from '../../src/plugins/page-messages/readMessages';
import {someFacts} from '../support/facts';
import {projectRoot} from '../support/pages';

const folders = {
  en: 'docs',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current',
} as const;

/** Headings under which pages say what goes wrong. */
const problems = /^#{2,3} .*#(?:problems|troubleshooting|what-goes-wrong)\b/;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMessageRows);

function htmlOf(node: PhrasingContent | TableCell): string {
  if (node.type === 'inlineCode') {
    return `<code>${escapeHtml(node.value)}</code>`;
  }
  if ('children' in node) {
    return node.children.map(htmlOf).join('');
  }
  return 'value' in node ? escapeHtml(node.value) : '';
}

/** The tables of a page as the build would have them. */
function builtTables(tree: Root): string {
  const rows: string[] = [];
  visit(tree, 'tableRow', ({children, data}) => {
    const id = data?.hProperties?.id;
    const cells = children.map((cell) => `<td>${htmlOf(cell)}</td>`);
    rows.push(
      `<tr${typeof id === 'string' ? ` id="${id}"` : ''}>${cells.join('')}</tr>`,
    );
  });
  return `<main><table>${rows.join('')}</table></main>`;
}

/** The first cells below the headings of what goes wrong, found by the lines of the file alone. */
function cellsInFile(markdown: string): string[] {
  const cells: string[] = [];
  let isProblem = false;
  let isBody = false;
  for (const line of markdown.split('\n')) {
    if (/^#{1,3} /.test(line)) {
      isProblem = problems.test(line);
    }
    isBody = line.startsWith('|') && (isBody || /^\|[-: |]+\|$/.test(line));
    if (isProblem && isBody && !/^\|[-: |]+\|$/.test(line)) {
      const row = processor.parse(`|a|b|c|\n|-|-|-|\n${line}`);
      visit(row, 'tableRow', ({children: [cell]}, index) => {
        if (index === 1 && cell !== undefined) {
          cells.push(cellText(cell));
        }
      });
    }
  }
  return cells;
}

const pagesIn = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({
      address: `/${name}`,
      markdown: readFileSync(path.join(projectRoot, folder, name), 'utf8'),
    }));

describe.each(Object.entries(folders))('in %s', (_, folder) => {
  const pages = pagesIn(folder);
  const explanations = explanationsOf(someFacts().errorSignatures, {
    pages: pages.map(({address}) => [address, address]),
    messages: pages.flatMap(({markdown}, number) =>
      readMessages(
        builtTables(processor.runSync(processor.parse(markdown))),
      ).flatMap(({messages, anchor, cause}) =>
        messages.map(
          (message) => [message, [[number, anchor, cause]]] as const,
        ),
      ),
    ),
  });
  const seen = pages.flatMap(({address, markdown}) =>
    cellsInFile(markdown).map((text) => ({address, text})),
  );
  const isAnswered = (pasted: string, address: string) => {
    const finding = findErrors(pasted, explanations);
    return (
      finding.kind === 'exact' ||
      answersOf(pasted, finding).some(({rows}) =>
        rows.some((row) => row.address.startsWith(`${address}#`)),
      )
    );
  };
  const misses = (form: (text: string) => string) =>
    seen
      .filter(({text, address}) => !isAnswered(form(text), address))
      .map(({address, text}) => `${address}: ${text}`);

  it('the pages explain more than 500 messages', () => {
    expect(seen.length).toBeGreaterThan(500);
  });

  it.each([
    ['by itself', (text: string) => text],
    [
      'at the end of a log line, with values where the page has dots',
      (text: string) =>
        `alist | ERRO[2026-11-25 02:13:04] ${text.replaceAll('…', 'value-17')}`,
    ],
  ])('the finder answers a message %s', (__, form) => {
    const missed = misses(form);
    expect(missed.slice(0, 20)).toEqual(
      missed.length / seen.length <= 0.05 ? missed.slice(0, 20) : [],
    );
  });
});

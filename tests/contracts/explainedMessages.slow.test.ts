// cspell:ignore erro
import {visit} from 'unist-util-visit';
import {
  answersOf,
  explanationsOf,
} from '../../src/components/error-finder/explanations';
import {findErrors} from '../../src/components/error-finder/findErrors';
import {textOf} from '../../src/markdown/blocks/nodes';
import {
  addressOf,
  pageMessagesIn,
  tableProcessor,
} from '../support/explainedMessages';
import {someFacts} from '../support/facts';
import {readPages} from '../support/pages';

/** Headings under which pages say what goes wrong. */
const problems = /^#{2,3} .*#(?:problems|troubleshooting|what-goes-wrong)\b/;

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
      const row = tableProcessor.parse(`|a|b|c|\n|-|-|-|\n${line}`);
      visit(row, 'tableRow', ({children: [cell]}, index) => {
        if (index === 1 && cell !== undefined) {
          cells.push(textOf(cell));
        }
      });
    }
  }
  return cells;
}

describe.each(['en', 'zh'] as const)('in %s', (locale) => {
  const explanations = explanationsOf(
    someFacts().errorSignatures,
    pageMessagesIn(locale),
  );
  const seen = readPages(locale).flatMap(({path, text}) =>
    cellsInFile(text).map((cell) => ({address: addressOf(path), text: cell})),
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

import {existsSync, readFileSync} from 'node:fs';
import legacy from '../../../src/config/legacyAddresses.json';
import pageRecords from '../../../src/data/synonyms/pages.json';
import records from '../../../src/data/synonyms/records.json';
import {
  pageNameRecords,
  synonymRecords,
} from '../../../src/data/synonyms/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const groups = parseOrThrow(synonymRecords, records, 'synonyms/records.json');
const pages = parseOrThrow(pageNameRecords, pageRecords, 'synonyms/pages.json');

describe('words that mean the same', () => {
  it('are in one group only', () => {
    const words = groups.flat();
    expect(words.length).toBeGreaterThan(200);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it('are known in both languages', () => {
    const isHan = (word: string) => /\p{sc=Han}/u.test(word);
    const inOne = groups.filter(
      (group) => !group.some(isHan) || group.every(isHan),
    );
    expect(groups.length).toBeGreaterThan(50);
    expect(inOne).toEqual([]);
  });
});

/** The English source of a page, if it exists. */
function sourceOf(page: string): string | undefined {
  return [`docs${page}.md`, `docs${page}index.md`].find((file) =>
    existsSync(file),
  );
}

it('pages with names are there, or were and will be', () => {
  const known = new Set([...legacy.pages, ...Object.keys(legacy.renamed)]);
  const named = Object.keys(pages).map((name) => name.replace(/#.*/, ''));
  const unknown = named.filter(
    (page) => !known.has(page) && sourceOf(page) === undefined,
  );
  expect(named.length).toBeGreaterThan(10);
  expect({'src/data/synonyms/pages.json': unknown}).toEqual({
    'src/data/synonyms/pages.json': [],
  });
});

it('sections with names are there', () => {
  const sections = Object.keys(pages)
    .filter((name) => name.includes('#'))
    .map((name) => name.split('#'));
  const lost = sections.filter(([page = '', id = '']) => {
    const file = sourceOf(page);
    return (
      file === undefined ||
      !readFileSync(file, 'utf8').includes(`{/* #${id} */}`)
    );
  });
  expect(sections.length).toBeGreaterThan(50);
  expect(
    lost.map((name) => `src/data/synonyms/pages.json: ${name.join('#')}`),
  ).toEqual([]);
});

import {existsSync} from 'node:fs';
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

it('pages with names are there, or were and will be', () => {
  const known = new Set([...legacy.pages, ...Object.keys(legacy.renamed)]);
  const unknown = Object.keys(pages).filter(
    (page) =>
      !known.has(page) &&
      !existsSync(`docs${page}.md`) &&
      !existsSync(`docs${page}index.md`),
  );
  expect(Object.keys(pages).length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

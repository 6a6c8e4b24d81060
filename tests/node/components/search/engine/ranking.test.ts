import queries from '../../../../../scripts/searchBench/queries.json';
import {createEngine} from '../../../../../src/components/search/engine/engine';
import {pageGroups} from '../../../../../src/components/search/pageGroups';
import {termSynonyms} from '../../../../../src/components/search/engine/termSynonyms';
import {readFacts} from '../../../../../src/markdown/facts/readFacts';
import pages from '../../../../fixtures/search-pages.json';
import {projectRoot} from '../../../../support/pages';
import {fetchFrom, filesOf} from '../../../../support/searchSite';

// Pages of the site, as `tests/support/recordSearchPages.ts` recorded them, without the languages that it left out.
const recorded = pages.map((page) => ({...page, foreign: {}}));
const addresses = new Set(recorded.map(({address}) => address));
const {glossary} = readFacts(projectRoot);
const files = filesOf(recorded, 'current', termSynonyms(glossary));
const engine = createEngine(fetchFrom(files), 'current');

const asked = queries.filter(
  ({locale, pages: right}) =>
    locale === 'en' && right.every((page) => addresses.has(page)),
);

/** Queries for which no right page is first; a change of the ranking changes them. */
const misses = [
  'synology backup to cloud',
  'open videos in vlc',
  'ios files app',
  'rclone mount options',
  'add alist address to video player',
  'rclone ignores changed file same size',
];

test('a right page comes first for the same queries as when the pages were recorded', async () => {
  const missed: string[] = [];
  for (const {query, pages: right} of asked) {
    const hits = (await engine.search(query, () => true)) ?? [];
    const [first] = pageGroups(hits);
    if (!right.includes(first?.address ?? '')) {
      missed.push(query);
    }
  }
  expect(asked.length).toBeGreaterThan(100);
  expect(missed).toEqual(misses);
});

import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {
  pageInfoOf,
  type PageDetails,
} from '../../../../src/components/page-info/pageInfoItems';

const page = {title: 'Local', description: 'Mount a folder.'};
const facts: PageDetails = {words: 100, created: Date.UTC(2025, 4, 6, 23)};

const rowOf = (
  frontMatter: Partial<PageFrontMatter>,
  known: Partial<PageDetails> = {},
) => pageInfoOf({...page, ...frontMatter}, {...facts, ...known});

describe('the row under a title', () => {
  test('is not there on a short page of which nothing else is known', () => {
    expect(rowOf({})).toEqual([]);
  });

  test.each([
    [299, []],
    [449, []],
    [450, [{name: 'readingTime', minutes: 2}]],
  ])('says by itself how long %i words take: %j', (words, row) => {
    expect(rowOf({}, {words})).toEqual(row);
  });

  test('says what the author wrote, in the site’s order', () => {
    const row = rowOf({
      tag: ['nas', 'disk'],
      category: 'Storage',
      date: '2026-08-05',
      original: true,
      author: ['A', 'B'],
    });
    expect(row).toEqual([
      {name: 'author', values: ['A', 'B']},
      {name: 'original'},
      {name: 'date', date: '2026-08-05'},
      {name: 'category', values: ['Storage']},
      {name: 'tag', values: ['nas', 'disk']},
    ]);
  });

  test('says what the page chooses, in its order and each once', () => {
    const row = rowOf({
      author: 'A',
      tag: 'nas',
      pageInfo: ['words', 'readingTime', 'author', 'words'],
    });
    expect(row).toEqual([
      {name: 'words', count: 100},
      {name: 'readingTime', minutes: 0},
      {name: 'author', values: ['A']},
    ]);
  });

  test.each([false, []] as const)('is hidden by pageInfo: %j', (pageInfo) => {
    const hidden = pageInfo === false ? pageInfo : [...pageInfo];
    expect(rowOf({author: 'A', pageInfo: hidden}, {words: 9000})).toEqual([]);
  });

  test('does not call a page original that is not', () => {
    expect(rowOf({original: false, pageInfo: ['original']})).toEqual([]);
  });
});

describe('the date of a page', () => {
  test.each([
    ['text', '2026-08-05'],
    ['a date of YAML', new Date('2026-08-05T00:00:00Z')],
  ])('is the written one, given as %s', (_, date) => {
    expect(rowOf({date})).toEqual([{name: 'date', date: '2026-08-05'}]);
  });

  test('is the day of its first commit where the page asks for a date and has none', () => {
    expect(rowOf({pageInfo: ['date']})).toEqual([
      {name: 'date', date: '2025-05-06'},
    ]);
  });

  test('is absent without the history', () => {
    const known = {words: 1};
    expect(pageInfoOf({...page, pageInfo: ['date']}, known)).toEqual([]);
  });
});

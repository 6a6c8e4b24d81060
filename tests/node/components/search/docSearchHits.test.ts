import {docSearchHits} from '../../../../src/components/search/docSearchHits';
import type {SearchHit} from '../../../../src/components/search/hit';

const plain = (text: string) => [{text, isMarked: false}];

const page: SearchHit = {
  address: '/guide/drivers/s3',
  kind: 'page',
  group: 'Add storage',
  titles: [[{text: 'S3', isMarked: true}, ...plain(' object storage')]],
};

const heading: SearchHit = {
  ...page,
  address: '/guide/drivers/s3#region',
  kind: 'heading',
  titles: [plain('S3 object storage'), plain('Fields'), plain('Region')],
};

const text: SearchHit = {
  ...heading,
  kind: 'text',
  excerpt: [...plain('the '), {text: 'region', isMarked: true}],
};

test('each kind of hit has the level under which DocSearch shows it', () => {
  expect(docSearchHits([page, heading, text]).map(({type}) => type)).toEqual([
    'lvl1',
    'lvl3',
    'content',
  ]);
});

test('a hit links to its section and shows its headings below that of its page', () => {
  const [record] = docSearchHits([heading]);
  expect(record).toMatchObject({
    url: '/guide/drivers/s3#region',
    url_without_anchor: '/guide/drivers/s3',
    anchor: 'region',
    hierarchy: {
      lvl0: '',
      lvl1: '',
      lvl2: 'Fields',
      lvl3: 'Region',
      lvl4: null,
    },
  });
  expect(record?._highlightResult.hierarchy.lvl0.value).toBe(
    'S3 object storage · Add storage',
  );
});

test('among the recent pages a hit says which page it is of', () => {
  const [record] = docSearchHits([heading]);
  const stored = JSON.parse(JSON.stringify(record)) as unknown;
  expect(stored).toMatchObject({
    hierarchy: {
      lvl0: 'Add storage',
      lvl1: 'S3 object storage',
      lvl2: 'Fields',
      lvl3: 'Region',
    },
  });
});

test('the hits of a page are together, where its best hit was', () => {
  const other = {...page, address: '/guide/drivers/b', titles: [plain('B')]};
  const records = docSearchHits([page, other, heading]);
  expect(records.map(({url}) => url)).toEqual([
    page.address,
    heading.address,
    other.address,
  ]);
});

test('two pages of the same name have a heading each', () => {
  const records = docSearchHits([page, {...page, address: '/elsewhere'}]);
  const headings = records.map(
    ({_highlightResult}) => _highlightResult.hierarchy.lvl0.value,
  );
  expect(new Set(headings).size).toBe(2);
});

test('a page that is named like what it belongs to says so once', () => {
  const [record] = docSearchHits([
    {...page, group: 'FAQ', titles: [plain('FAQ')]},
  ]);
  expect(record?._highlightResult.hierarchy.lvl0.value).toBe('FAQ');
});

test('matches are marked in titles and excerpts', () => {
  const [first, second] = docSearchHits([page, text]);
  expect(first?._snippetResult.hierarchy.lvl1.value).toBe(
    '<mark>S3</mark> object storage',
  );
  expect(second?._snippetResult.content.value).toBe('the <mark>region</mark>');
});

test('no text becomes markup in any field that DocSearch renders', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const [record] = docSearchHits([
    {
      address: '/a',
      kind: 'text',
      group: evil,
      titles: [plain(evil), [{text: evil, isMarked: true}]],
      excerpt: [{text: evil, isMarked: true}],
    },
  ]);
  const {_snippetResult: snippet, _highlightResult: highlight} = record ?? {};
  const strings = [
    ...Object.values(record?.hierarchy ?? {}),
    record?.content,
    ...[snippet, highlight].flatMap((result) => [
      result?.content.value,
      ...Object.values(result?.hierarchy ?? {}).map(({value}) => value),
    ]),
  ].filter((value) => typeof value === 'string');
  expect(strings.length).toBeGreaterThan(10);
  strings.forEach((value) => {
    expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });
});

test('an opened hit is stored without the marks of its query', () => {
  const [record] = docSearchHits([page]);
  expect(JSON.stringify({...record, parent: record})).not.toContain('mark');
});

test('pages whose names are numbers keep their place among the others', () => {
  const named = (title: string): SearchHit => ({
    ...page,
    address: `/${title}`,
    group: '',
    titles: [plain(title)],
  });
  const keys = docSearchHits([named('Aliyun'), named('189'), named('115')]).map(
    ({_highlightResult}) => _highlightResult.hierarchy.lvl0.value,
  );
  const grouped = Object.keys(Object.fromEntries(keys.map((key) => [key, 1])));
  expect(grouped).toEqual(keys);
});

test('two hits of one section have different ids', () => {
  const ids = docSearchHits([heading, text]).map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(heading.address);
});

test('a text without an excerpt is shown as its heading, and a title too deep as the deepest', () => {
  const deep = {...heading, titles: Array.from({length: 9}, () => plain('x'))};
  expect(
    docSearchHits([{...heading, kind: 'text'}, deep]).map(({type}) => type),
  ).toEqual(['lvl3', 'lvl6']);
});

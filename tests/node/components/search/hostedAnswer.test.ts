import {
  HOSTED_HIT_LIMIT,
  hostedHits,
  languageFilter,
} from '../../../../src/components/search/hostedAnswer';

const hit = {
  objectID: '1',
  url: 'https://elsewhere.example/zh/guide/drivers/s3#region',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: '添加存储', lvl1: 'S3', lvl2: '区域', lvl3: null},
  _highlightResult: {
    hierarchy: {
      lvl0: {value: '添加<mark>存储</mark>'},
      lvl1: {value: 'S3'},
      lvl2: {value: '<mark>区域</mark>'},
    },
  },
};

const answerOf = (...hits: unknown[]) => ({results: [{hits}]});

test('a hit of the service becomes a hit of this site', () => {
  expect(hostedHits(answerOf(hit))).toEqual([
    {
      address: '/zh/guide/drivers/s3.html#region',
      kind: 'heading',
      group: '添加存储',
      titles: [
        [{text: 'S3', isMarked: false}],
        [{text: '区域', isMarked: true}],
      ],
    },
  ]);
});

test.each([
  ['https://alistgo.com/guide/drivers/s3.html', '/guide/drivers/s3'],
  ['https://alist.nn.ci/zh/guide/drivers/s3', '/zh/guide/drivers/s3.html'],
  ['https://alistgo.com/zh/guide/', '/zh/guide/'],
  ['https://alistgo.com/zh/', '/zh/'],
  ['/guide/install/docker#start', '/guide/install/docker#start'],
  [
    'https://x.example/guide/drivers/Alist%20V2%20V3.html',
    '/guide/drivers/Alist V2 V3',
  ],
])('the address %s is %s here', (url, address) => {
  expect(hostedHits(answerOf({...hit, url}))[0]?.address).toBe(address);
});

test('the excerpt is the snippet of the service', () => {
  const [found] = hostedHits(
    answerOf({
      ...hit,
      type: 'content',
      content: 'the whole text',
      _snippetResult: {content: {value: '…the <mark>whole</mark>…'}},
    }),
  );
  expect(found?.kind).toBe('text');
  expect(found?.excerpt).toEqual([
    {text: '…the ', isMarked: false},
    {text: 'whole', isMarked: true},
    {text: '…', isMarked: false},
  ]);
});

test('markup in the index stays text', () => {
  const [found] = hostedHits(
    answerOf({
      ...hit,
      _highlightResult: {
        hierarchy: {lvl1: {value: '<img src=x onerror=alert(1)>'}},
      },
    }),
  );
  expect(found?.titles[0]).toEqual([
    {text: '<img src=x onerror=alert(1)>', isMarked: false},
  ]);
});

test.each([
  undefined,
  null,
  'nonsense',
  {},
  {results: []},
  {results: [{message: 'index does not exist'}]},
  {results: [{hits: 'many'}]},
  answerOf(null, 7, 'x', {}),
  answerOf({...hit, url: 'javascript:alert(1)'}),
  answerOf({...hit, url: 'https://'}),
  answerOf({...hit, url: 'https://x.example/%E4%'}),
  answerOf({...hit, type: 'page'}),
  answerOf({...hit, hierarchy: null, _highlightResult: 5}),
])('the malformed response %j is an error', (answer) => {
  expect(() => hostedHits(answer)).toThrow('search service');
});

test('one invalid hit does not affect the others', () => {
  expect(hostedHits(answerOf(null, hit, {...hit, url: 3}))).toHaveLength(1);
  expect(hostedHits(answerOf())).toEqual([]);
});

test('a visitor is shown a limited number of hits, however many the service sends', () => {
  const many = Array.from({length: 500}, () => hit);
  expect(hostedHits(answerOf(...many))).toHaveLength(HOSTED_HIT_LIMIT);
});

test('each language has its own filter', () => {
  expect([languageFilter('en'), languageFilter('zh')]).toEqual([
    'lang:en-US',
    'lang:zh-CN',
  ]);
});

import {
  queryIndex,
  queryService,
} from '../../../../src/components/search/runQuery';
import type {SearchHit} from '../../../../src/components/search/hit';

const hit: SearchHit = {
  address: '/guide/drivers/s3',
  kind: 'page',
  group: 'Add storage',
  titles: [[{text: 'S3', isMarked: false}]],
};

const found = {hits: [hit], missing: ['qqq'], nearest: []};
const nothing = {hits: [], missing: ['qqq'], nearest: [hit]};

test('no other query is suggested if the index finds something', async () => {
  const run = queryIndex(async () => Promise.resolve(found), 'other');
  await expect(run('s3')).resolves.toEqual(found);
});

test('if it finds nothing, a part of the query that does is suggested', async () => {
  const run = queryIndex(
    async (query) => Promise.resolve(query === 's3' ? found : nothing),
    'other',
  );
  await expect(run('s3 qqq')).resolves.toEqual({...nothing, suggestion: 's3'});
  await expect(run('qqq www')).resolves.toEqual({
    ...nothing,
    suggestion: 'other',
  });
});

const service = {applicationId: 'A', searchKey: 'k', index: 'alist'};

test('the hosted service is queried once, for the pages of one language', async () => {
  const send = jest.fn(async () => Promise.resolve({results: [{hits: []}]}));
  const run = queryService(send, service, 'zh', 'other');
  await expect(run('直链')).resolves.toEqual({hits: [], suggestion: 'other'});
  expect(send.mock.calls).toEqual([
    [
      expect.objectContaining({
        indexName: 'alist',
        query: '直链',
        facetFilters: ['lang:zh-CN'],
      }),
    ],
  ]);
});

test('a malformed response is an error', async () => {
  const run = queryService(
    async () => Promise.resolve('<html>'),
    service,
    'en',
    '',
  );
  await expect(run('s3')).rejects.toThrow('search service');
});

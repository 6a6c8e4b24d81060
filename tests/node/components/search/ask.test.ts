import {askIndex, askService} from '../../../../src/components/search/ask';
import type {SearchHit} from '../../../../src/components/search/hit';

const hit: SearchHit = {
  address: '/guide/drivers/s3',
  kind: 'page',
  group: 'Add storage',
  titles: [[{text: 'S3', isMarked: false}]],
};

test('where the index finds something, nothing else is suggested', async () => {
  const ask = askIndex(async () => Promise.resolve([hit]), 'other');
  await expect(ask('s3')).resolves.toEqual({hits: [hit]});
});

test('where it finds nothing, a part of the query that does is suggested', async () => {
  const ask = askIndex(
    async (query) => Promise.resolve(query === 's3' ? [hit] : []),
    'other',
  );
  await expect(ask('s3 qqq')).resolves.toEqual({hits: [], suggestion: 's3'});
  await expect(ask('qqq')).resolves.toEqual({hits: [], suggestion: 'other'});
});

const service = {applicationId: 'A', searchKey: 'k', index: 'alist'};

test('the service is asked once, for the pages of one language', async () => {
  const send = jest.fn(async () => Promise.resolve({results: [{hits: []}]}));
  const ask = askService(send, service, 'zh', 'other');
  await expect(ask('直链')).resolves.toEqual({hits: [], suggestion: 'other'});
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

test('an answer that is none is an error', async () => {
  const ask = askService(
    async () => Promise.resolve('<html>'),
    service,
    'en',
    '',
  );
  await expect(ask('s3')).rejects.toThrow('search service');
});

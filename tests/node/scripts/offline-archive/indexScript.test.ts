import {runInNewContext} from 'node:vm';
import {
  indexScript,
  INDEX_CALLBACK_NAME,
} from '../../../../scripts/offline-archive/indexScript';

test('a file of the index arrives whole through its script', () => {
  const content = {terms: ['a"b', '</script>', '网盘 \u2028'], ids: [[1], []]};
  const arrived: unknown[] = [];
  runInNewContext(
    indexScript('assets/search/0a.json', JSON.stringify(content)),
    {
      [INDEX_CALLBACK_NAME]: (file: string, value: unknown) => {
        arrived.push(file, JSON.parse(JSON.stringify(value)));
      },
    },
  );
  expect(arrived).toEqual(['assets/search/0a.json', content]);
});

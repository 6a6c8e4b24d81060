import {clausesOf} from '../../../../../src/components/search/engine/clauses';

const terms = (text: string) => clausesOf(text).map(({term}) => term);

test.each([
  [
    'a message behind what failed',
    'failed get objs: object not found',
    ['failed_get_objs', 'object_not_found'],
  ],
  [
    'a message with a gap',
    'no such host … port 80',
    ['no_such_host', 'port_80'],
  ],
  [
    'a Chinese message',
    '文件大小超出允许的限制，无法保存。',
    ['文件大小超出允许的限制', '无法保存'],
  ],
  ['a word alone, which is found anyway', 'stopped: 限制', []],
])('%s', (_, text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('a message is cut alike in the index and in a query', () => {
  const long = 'the remote storage driver need to be enhanced to support s3';
  expect(terms(`error: ${long.toUpperCase()}`)).toContain(terms(long)[0]);
});

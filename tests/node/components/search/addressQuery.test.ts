import {
  addressQuery,
  QUERY_LIMIT,
  wordsOfAddress,
} from '../../../../src/components/search/addressQuery';

test.each([
  ['/', '?q=s3', {query: 's3', rest: ''}],
  ['/zh/', '?q=%E9%98%BF%E9%87%8C', {query: '阿里', rest: ''}],
  ['/guide/', '?x=1&q=a+b&y=2', {query: 'a b', rest: '?x=1&y=2'}],
  ['/guide/', '?q=', {query: '', rest: ''}],
  ['/guide/', '?q=%3Cb%3E%20', {query: '<b>', rest: ''}],
])('%s%s opens search', (pathname, search, query) => {
  expect(addressQuery(pathname, search)).toEqual(query);
});

test.each([
  ['/guide/', ''],
  ['/guide/', '?query=s3'],
  ['/tool/onedrive/callback', '?q=s3&code=secret'],
  ['/zh/tool/', '?q=s3'],
])('%s%s does not open search', (pathname, search) => {
  expect(addressQuery(pathname, search)).toBeUndefined();
});

test('a very long query is cut to what the field takes', () => {
  expect(addressQuery('/', `?q=${'a'.repeat(10_000)}`)?.query).toHaveLength(
    QUERY_LIMIT,
  );
});

test.each([
  ['/guide/drivers/one-drve', 'one drve'],
  ['/zh/guide/drivers/阿里云盘.html', '阿里云盘'],
  ['/guide/drivers/baidu.photo', 'baidu photo'],
  ['/guide/rapid_upload/', 'rapid upload'],
  ['/guide/<script>alert(1)</script>', 'script'],
  ['/', ''],
  ['/zh/', ''],
])('a visitor lost at %s searches for %j', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});

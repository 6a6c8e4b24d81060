import {
  isFiller,
  startOf,
  stemOf,
} from '../../../../../src/components/search/engine/lexicon';

it.each([
  ['uploads', 'upload'],
  ['uploading', 'upload'],
  ['uploaded', 'upload'],
  ['proxies', 'proxy'],
  ['addresses', 'address'],
  ['mapping', 'map'],
  ['upgrading', 'upgrad'],
  ['upgrade', 'upgrad'],
  ['address', 'address'],
  ['status', 'status'],
  ['string', 'string'],
  ['s3', 's3'],
])('%s is a form of %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
  expect(word.startsWith(startOf(word))).toBe(true);
  expect(stem.startsWith(startOf(word))).toBe(true);
});

it.each(['how', 'the', 'alist', '怎么', '的网', '我的'])(
  '%s says little',
  (word) => {
    expect(isFiller(word)).toBe(true);
  },
);

it.each(['proxy', '目的', '网盘'])('%s says something', (word) => {
  expect(isFiller(word)).toBe(false);
});

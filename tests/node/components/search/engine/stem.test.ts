import {
  stemOf,
  stemPrefix,
} from '../../../../../src/components/search/engine/stem';

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
  expect(word.startsWith(stemPrefix(word))).toBe(true);
  expect(stem.startsWith(stemPrefix(word))).toBe(true);
});

import {guestWrite} from '../../../../../src/components/server-check/checks/guestWrite';
import {
  answered,
  certaintyOf,
  findingOf,
  success,
} from '../../../../support/serverCheck';

const guestWith = (permission: number) => ({
  guest: answered(
    'guest',
    success({username: 'guest', permissions: [{path: '/', permission}]}),
  ),
});

test('a guest that only reads is fine', () => {
  expect(certaintyOf(guestWrite)).toBe('fine');
  expect(certaintyOf(guestWrite, guestWith(0b11))).toBe('fine');
});

test('each permission that changes files is named', () => {
  expect(findingOf(guestWrite, guestWith(1 << 3))?.saw).toContain('upload.');
  expect(findingOf(guestWrite, guestWith(0xffff))).toMatchObject({
    certainty: 'certain',
    facts: {
      guestWrite: 'offlineDownload upload rename move copy remove decompress',
    },
  });
});

test.each([
  [2, 'offlineDownload'],
  [13, 'decompress'],
])(
  'a guest who puts files there by permission %i alone is not fine',
  (bit, name) => {
    expect(findingOf(guestWrite, guestWith(1 << bit))).toMatchObject({
      certainty: 'certain',
      facts: {guestWrite: name},
    });
  },
);

test('nothing is said of a server that tells no permissions', () => {
  const guest = answered('guest', success({username: 'guest'}));
  expect(certaintyOf(guestWrite, {guest})).toBeUndefined();
});

test('a root whose meta allows writing is open as well', () => {
  const open = success({content: [], total: 0, write: true});
  expect(certaintyOf(guestWrite, {listing: answered('listing', open)})).toBe(
    'certain',
  );
});

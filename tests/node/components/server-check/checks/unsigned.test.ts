import {unsigned} from '../../../../../src/components/server-check/checks/unsigned';
import {
  answered,
  certaintyOf,
  refusal,
  success,
} from '../../../../support/serverCheck';

const open = {unsigned: answered('unsigned', 'x', {status: 206})};

const guestOff = {
  guest: answered(
    'guest',
    refusal(401, 'Guest user is disabled, login please'),
  ),
};

test('a refused bare address is fine', () => {
  expect(certaintyOf(unsigned)).toBe('fine');
});

test('a file that opens is good to know, and a fault where the guest is disabled', () => {
  expect(certaintyOf(unsigned, open)).toBe('info');
  expect(certaintyOf(unsigned, {...open, ...guestOff})).toBe('certain');
});

const fileAt = (more: object) => ({
  file: answered(
    'file',
    success({name: 'a.mp4', is_dir: false, size: 5, raw_url: '', ...more}),
  ),
});

test('a redirect counts where the file is in a storage that AList links to', () => {
  const unsignedAway = {unsigned: {kind: 'redirected'}} as const;
  const stored = fileAt({raw_url: 'https://cdn.example/x/a.mp4'});
  expect(certaintyOf(unsigned, {...unsignedAway, ...stored})).toBe('info');
  expect(certaintyOf(unsigned, unsignedAway)).toBeUndefined();
});

test('an answer of another length than the file does not count', () => {
  const long = answered('unsigned', 'x', {headers: {'content-length': '999'}});
  const seen = {unsigned: long, ...fileAt({})};
  expect(certaintyOf(unsigned, seen)).toBeUndefined();
});

test('a server that answers everything alike opens no file', () => {
  const same = '{'.repeat(999);
  expect(
    certaintyOf(unsigned, {
      settings: answered('settings', same),
      file: answered('file', same),
      unsigned: answered('unsigned', same, {isCut: true}),
    }),
  ).toBeUndefined();
});

test('of a folder, or a file that does not exist, nothing is said', () => {
  const gone = answered('file', refusal(500, 'object not found'));
  expect(certaintyOf(unsigned, {file: gone})).toBeUndefined();
  expect(certaintyOf(unsigned, fileAt({is_dir: true}))).toBeUndefined();
});

test('a file that is missing, and a page of another program, say nothing', () => {
  const missing = answered('unsigned', refusal(500, 'object not found'));
  const page = answered('unsigned', '<html></html>');
  expect(certaintyOf(unsigned, {unsigned: missing})).toBeUndefined();
  expect(certaintyOf(unsigned, {unsigned: page})).toBeUndefined();
});

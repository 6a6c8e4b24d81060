import {fileNames} from '../../../../../src/components/server-check/checks/fileNames';
import {
  answered,
  certaintyOf,
  refusal,
  targetAt,
} from '../../../../support/serverCheck';

const gone = {
  download: answered('download', refusal(500, 'object not found')),
};

const named = (file: string) => targetAt('https://a.example', {file});

test('a file with special characters that opens is fine', () => {
  expect(certaintyOf(fileNames)).toBe('fine');
});

test('a file that AList knows and that does not open lost its name on the way', () => {
  expect(certaintyOf(fileNames, gone)).toBe('certain');
});

test.each(['#', '?', ';', '+', '&', ' ', '电'])(
  'a name with %j that does not open lost it on the way',
  (sign) => {
    expect(certaintyOf(fileNames, gone, named(`/a/b${sign}c.txt`))).toBe(
      'certain',
    );
  },
);

test('an error page that cannot be read is likely a lost name', () => {
  const failed = {kind: 'failed'} as const;
  const seen = {download: failed, unsigned: failed};
  expect(certaintyOf(fileNames, seen)).toBe('likely');
  expect(certaintyOf(fileNames, seen, named('/a/b.txt'))).toBeUndefined();
  expect(certaintyOf(fileNames, {download: failed})).toBeUndefined();
});

test('a plain name shows nothing, a percent sign may be lost by AList', () => {
  expect(certaintyOf(fileNames, gone, named('/a/b.txt'))).toBeUndefined();
  expect(certaintyOf(fileNames, gone, named('/a/100%.txt'))).toBe('info');
});

import {file} from '../../../../../src/components/server-check/checks/file';
import {
  answered,
  certaintyOf,
  findingOf,
  refusal,
  success,
} from '../../../../support/serverCheck';

test('a file that cannot be opened is explained in the words of AList', () => {
  const gone = answered('file', refusal(500, 'object not found'));
  expect(findingOf(file, {file: gone})).toMatchObject({
    certainty: 'info',
    saw: 'AList answers: object not found',
  });
});

test('a folder is no file', () => {
  const folder = success({name: 'x', is_dir: true, size: 0, raw_url: ''});
  expect(certaintyOf(file, {file: answered('file', folder)})).toBe('info');
  expect(certaintyOf(file)).toBeUndefined();
});

test('where the guest is disabled, a visitor is not asked for another file', () => {
  const off = refusal(401, 'Guest user is disabled, login please');
  const finding = findingOf(file, {file: answered('file', off)});
  expect(finding?.remedy).toContain('enable the user guest');
});

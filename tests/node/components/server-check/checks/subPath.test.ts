import {subPath} from '../../../../../src/components/server-check/checks/subPath';
import {answered, certaintyOf, targetAt} from '../../../../support/serverCheck';

const pageAt = (path: string) => ({
  page: answered('page', `<script>a = {base_path: '${path}'}</script>`),
});

const at = (address: string, path: string) =>
  certaintyOf(subPath, pageAt(path), targetAt(address));

test('a page that expects to be where it is opened is fine', () => {
  expect(at('https://a.example', '/')).toBe('fine');
  expect(at('https://a.example/alist/', '/alist')).toBe('fine');
});

test('a page that expects to be elsewhere is certainly a fault', () => {
  expect(at('https://a.example/alist', '/')).toBe('certain');
  expect(at('https://a.example', '/alist')).toBe('certain');
});

test('pages of other programs are not judged', () => {
  const page = answered('page', '<html></html>');
  expect(certaintyOf(subPath, {page})).toBeUndefined();
});

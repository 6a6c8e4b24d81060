import {links} from '../../../../../src/components/server-check/checks/links';
import {
  answered,
  certaintyOf,
  findingOf,
  success,
  targetAt,
} from '../../../../support/serverCheck';

const fileAt = (rawUrl: string) => ({
  page: answered('page', ''),
  file: answered(
    'file',
    success({name: 'a.mp4', is_dir: false, size: 1, raw_url: rawUrl}),
  ),
});

const of = (rawUrl: string, address = 'https://a.example') =>
  findingOf(links, fileAt(rawUrl), targetAt(address, {file: '/x/a.mp4'}));

test('links with the address of the server are fine', () => {
  expect(certaintyOf(links)).toBe('fine');
  expect(of('https://a.example/p/x/a.mp4?sign=x')?.certainty).toBe('fine');
  expect(
    of('https://a.example/s/d/x/a.mp4', 'https://a.example/s')?.certainty,
  ).toBe('fine');
});

test('each part that differs is named', () => {
  expect(of('http://a.example/p/x/a.mp4')?.means).toContain('scheme');
  expect(of('https://b.example/p/x/a.mp4')?.means).toContain('host');
  expect(
    of('https://a.example/p/x/a.mp4', 'https://a.example:8443')?.means,
  ).toContain('port');
  expect(
    of('https://a.example/p/x/a.mp4', 'https://a.example/s')?.means,
  ).toContain('sub-path');
});

test('links to a storage, and texts that are no links, are not judged', () => {
  const others = [
    'https://cdn.example/a.mp4',
    'https://cdn.example/p/other.mp4',
    'javascript:alert(1)/p/a.mp4',
    'https://a.example/p/%E0%A4%A/a.mp4',
    '',
  ];
  for (const rawUrl of others) {
    expect(of(rawUrl)).toBeUndefined();
  }
});

test('where the page is at another sub-path than AList expects, only that is named', () => {
  const at = targetAt('https://files.example.com/alist');
  expect(certaintyOf(links, {}, at)).toBeUndefined();
});

test('a secure link at a plain address is not said to be blocked', () => {
  const finding = of('https://a.example/p/x/a.mp4', 'http://a.example');
  expect(finding?.means).toContain('lead to HTTPS');
  expect(finding?.means).not.toContain('block');
});

test('a visitor reads every part that differs', () => {
  const means = of(
    'https://internal.corp:8443/p/x/a.mp4',
    'http://a.example:5244/s',
  )?.means;
  for (const part of ['scheme', 'host', 'port', 'sub-path']) {
    expect(means).toContain(`The ${part} differs`);
  }
});

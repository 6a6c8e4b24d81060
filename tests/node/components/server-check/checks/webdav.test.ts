import {webdav} from '../../../../../src/components/server-check/checks/webdav';
import {
  answered,
  certaintyOf,
  findingOf,
} from '../../../../support/serverCheck';

test('a request to sign in shows that methods get through', () => {
  expect(certaintyOf(webdav)).toBe('fine');
});

test('only the methods that were tried are said to get through', () => {
  expect(findingOf(webdav)?.saw).toContain('PROPFIND and MKCOL');
  const seen = {webdavWrite: undefined};
  expect(findingOf(webdav, seen)?.saw).not.toContain('MKCOL');
  expect(findingOf(webdav)?.means).toContain('others are not checked');
});

test('a visitor whose proxy stops methods that write reads that', () => {
  const stopped = answered('webdavWrite', '<html>', {status: 405});
  expect(findingOf(webdav, {webdavWrite: stopped})).toMatchObject({
    certainty: 'certain',
    facts: {propfind: 401, mkcol: 405},
  });
  const failed = {kind: 'failed'} as const;
  expect(certaintyOf(webdav, {webdavWrite: failed})).toBe('likely');
});

test('a password of the proxy is not taken for that of AList', () => {
  const realm = {'www-authenticate': 'Basic realm="nginx"'};
  const answers = [
    answered('webdav', '<html>', {status: 401}),
    answered('webdav', '', {status: 401, headers: realm}),
  ];
  for (const answer of answers) {
    expect(findingOf(webdav, {webdav: answer})).toMatchObject({
      certainty: 'likely',
      facts: {isAlist: false},
    });
  }
});

test('a web page in place of a list of files is a fault', () => {
  const seen = {webdav: answered('webdav', '<html>', {status: 200})};
  expect(findingOf(webdav, seen)?.saw).toContain('HTTP 200');
});

test('another error comes from the proxy', () => {
  for (const status of [403, 404, 405, 501]) {
    const seen = {webdav: answered('webdav', '', {status})};
    expect(certaintyOf(webdav, seen)).toBe('certain');
  }
});

test('no readable answer makes it likely, if other requests are answered', () => {
  const failed = {kind: 'failed'} as const;
  expect(certaintyOf(webdav, {webdav: failed})).toBe('likely');
  expect(
    certaintyOf(webdav, {webdav: failed, listing: failed}),
  ).toBeUndefined();
});

test('another program than AList is not judged', () => {
  const settings = answered('settings', '<html></html>');
  const seen = {settings, webdav: answered('webdav', '', {status: 502})};
  expect(certaintyOf(webdav, seen)).toBeUndefined();
});

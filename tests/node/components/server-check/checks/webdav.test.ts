import {webdav} from '../../../../../src/components/server-check/checks/webdav';
import {answered, certaintyOf} from '../../../../support/serverCheck';

test('a request to sign in shows that methods get through', () => {
  expect(certaintyOf(webdav)).toBe('fine');
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

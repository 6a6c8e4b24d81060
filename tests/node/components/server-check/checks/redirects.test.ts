import {delivery} from '../../../../../src/components/server-check/checks/delivery';
import {plainHttp} from '../../../../../src/components/server-check/checks/plainHttp';
import {reachable} from '../../../../../src/components/server-check/checks/reachable';
import {unsigned} from '../../../../../src/components/server-check/checks/unsigned';
import {redirects} from '../../../../../src/components/server-check/checks/redirects';
import {
  certaintyOf,
  findingOf,
  targetAt,
} from '../../../../support/serverCheck';

test('an address that leads to another one is named', () => {
  expect(certaintyOf(redirects, {ping: {kind: 'redirected'}})).toBe('certain');
  expect(certaintyOf(redirects)).toBeUndefined();
});

test('a redirect that leads nowhere is left to the check of the reach', () => {
  const seen = {
    reach: {kind: 'failed'},
    ping: {kind: 'redirected'},
    settings: {kind: 'redirected'},
  } as const;
  expect(certaintyOf(redirects, seen)).toBeUndefined();
  expect(findingOf(reachable, seen)).toMatchObject({
    certainty: 'likely',
    means: expect.stringContaining('circle') as string,
    facts: {reached: false, redirected: true},
  });
});

test('a server that only redirects is not said to deliver files or plain pages', () => {
  const redirected = {kind: 'redirected'} as const;
  const seen = {
    ping: redirected,
    settings: redirected,
    unsigned: redirected,
    download: redirected,
  };
  const plain = targetAt('http://files.example.com', {pageProtocol: 'http:'});
  for (const check of [unsigned, delivery, plainHttp]) {
    expect(certaintyOf(check, seen, plain)).toBeUndefined();
  }
});

import {reachable} from '../../../../../src/components/server-check/checks/reachable';
import {
  certaintyOf,
  findingOf,
  targetAt,
} from '../../../../support/serverCheck';

const nothing = {
  reach: {kind: 'failed'},
  ping: {kind: 'failed'},
  settings: undefined,
} as const;

const plain = 'http://files.example.com';

test('a visitor whose server answers reads that it is reachable', () => {
  expect(certaintyOf(reachable)).toBe('fine');
});

test('a visitor of an HTTP server on an HTTPS page reads that the browser blocks it', () => {
  const finding = findingOf(reachable, nothing, targetAt(plain));
  expect(finding).toMatchObject({
    certainty: 'certain',
    facts: {mixedContent: true},
    details: ['curl -sS -m 15 -D - "http://files.example.com/ping"'],
  });
});

test('on an HTTP page, and for the own machine, mixed content is no reason', () => {
  const open = targetAt(plain, {pageProtocol: 'http:'});
  const own = targetAt('http://127.0.0.1:5244');
  for (const target of [open, own]) {
    expect(findingOf(reachable, nothing, target)).toMatchObject({
      certainty: 'likely',
      facts: {reached: false},
    });
  }
});

test('a visitor who forbade access to the local network reads that', () => {
  const target = targetAt('https://nas.local', {localNetwork: 'denied'});
  expect(findingOf(reachable, nothing, target)?.facts).toEqual({
    localNetwork: 'denied',
  });
});

test.each([
  ['https://files.example.com', 'denied', true],
  ['https://files.example.com', 'prompt', false],
  ['https://files.example.com', 'granted', false],
  ['https://files.example.com', undefined, false],
  ['https://nas.local', 'prompt', true],
  ['https://nas.local', undefined, false],
  ['http://127.0.0.1:5244', 'prompt', true],
  ['http://127.0.0.1:5244', 'granted', false],
] as const)(
  'a visitor of %s with the permission %s reads that it may be missing: %s',
  (address, localNetwork, isNamed) => {
    const at = targetAt(
      address,
      localNetwork === undefined ? {} : {localNetwork},
    );
    const {means = ''} = findingOf(reachable, nothing, at) ?? {};
    expect(means.includes('no permission')).toBe(isNamed);
  },
);

test('a server that does not answer in time is told from one that refuses', () => {
  const slow = {...nothing, ping: {kind: 'timeout'}} as const;
  expect(findingOf(reachable, slow)?.facts).toEqual({
    reached: false,
    timeout: true,
  });
  expect(findingOf(reachable, nothing)?.means).toContain('certificate');
});

test('a visitor without a network reads nothing about the server', () => {
  const offline = {...nothing, reach: {kind: 'offline'}} as const;
  expect(findingOf(reachable, offline)?.facts).toEqual({offline: true});
});

test('in the own network, a missing permission is named beside mixed content', () => {
  for (const host of ['192.168.1.5:5244', 'nas.local', 'nas']) {
    const at = (localNetwork?: PermissionState) =>
      findingOf(
        reachable,
        nothing,
        targetAt(
          `http://${host}`,
          localNetwork === undefined ? {} : {localNetwork},
        ),
      );
    for (const finding of [at(), at('prompt')]) {
      expect(finding?.certainty).toBe('likely');
      expect(finding?.means).toMatch(/permission.*mixed content/);
      expect(finding?.remedy).toContain('Allow access to the local network');
    }
    expect(at('denied')?.facts).toEqual({localNetwork: 'denied'});
    expect(at('granted')?.facts).toEqual({reached: false, timeout: false});
  }
});

test('a visitor reads how long the page waited', () => {
  const slow = {
    ...nothing,
    reach: {kind: 'timeout', after: 60_000},
    ping: {kind: 'timeout', after: 15_000},
  } as const;
  expect(findingOf(reachable, slow)?.saw).toContain('60 seconds');
});

test('where nothing can be read, the page does not say that nothing arrived', () => {
  expect(findingOf(reachable, nothing)?.saw).toContain('could be read');
});

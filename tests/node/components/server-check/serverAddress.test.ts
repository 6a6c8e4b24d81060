import {
  addressInQuery,
  isMixedContent,
  readServerAddress,
} from '../../../../src/components/server-check/serverAddress';

function addressOf(text: string): string {
  const answer = readServerAddress(text);
  return answer.kind === 'read' ? answer.server.address : answer.problem;
}

function serverAt(text: string) {
  const answer = readServerAddress(text);
  if (answer.kind === 'refused') {
    throw new Error(answer.problem);
  }
  return answer.server;
}

test.each([
  ['nas.local:5244', 'http://nas.local:5244'],
  ['192.168.1.2', 'http://192.168.1.2'],
  ['localhost:5244', 'http://localhost:5244'],
  [' files.example.com ', 'https://files.example.com'],
  ['files.example.com:443', 'https://files.example.com'],
  ['files.example.com:5244', 'http://files.example.com:5244'],
  ['[fd00::2]:5244', 'http://[fd00::2]:5244'],
  ['https://a.example/sub/', 'https://a.example/sub'],
  ['https://a.example/sub/@manage/settings?x=1#y', 'https://a.example/sub'],
  ['https://a.example/dav/films', 'https://a.example'],
  ['https://文件.example', 'https://xn--5nqy36c.example'],
])('a visitor who writes %s means %s', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ftp://a.example', 'scheme'],
  ['javascript://alert(1)', 'scheme'],
  ['https://user:pass@a.example', 'hasPassword'],
  ['https://a.example:99999', 'port'],
  ['https://a.example:80x', 'port'],
  ['https://', 'host'],
  ['https://a b', 'host'],
  ['https://a$(id).example', 'host'],
  ['https://a.example\u202e', 'hidden'],
  ['https://a\n.example', 'hidden'],
])('a visitor who writes %j is told what is wrong: %s', (text, problem) => {
  expect(addressOf(text)).toBe(problem);
});

test('hosts in the own network are known by name and number', () => {
  const own = [
    'nas',
    'nas.lan',
    '10.0.0.1',
    '172.20.0.1',
    '100.100.1.1',
    '[fe80::1]',
  ];
  expect(own.map((host) => serverAt(`http://${host}`).isPrivate)).toEqual(
    own.map(() => true),
  );
  const others = ['a.example', '8.8.8.8', '172.32.0.1', '[2001:db8::1]'];
  expect(others.map((host) => serverAt(`http://${host}`).isPrivate)).toEqual(
    others.map(() => false),
  );
});

test('only HTTP from an HTTPS page is mixed content, and not on the own machine', () => {
  expect(isMixedContent(serverAt('http://nas:5244'), 'https:')).toBe(true);
  expect(isMixedContent(serverAt('http://nas:5244'), 'http:')).toBe(false);
  expect(isMixedContent(serverAt('https://nas'), 'https:')).toBe(false);
  expect(isMixedContent(serverAt('http://127.0.0.1:1'), 'https:')).toBe(false);
});

test('an address of this page brings a server along', () => {
  expect(addressInQuery('?server=nas.local:5244')).toBe('nas.local:5244');
  expect(addressInQuery('')).toBe('');
  expect(addressInQuery(`?server=${'x'.repeat(1000)}`)).toHaveLength(300);
});

test.each(['10.evil.example', '192.168.1.evil.example', '100.64.evil.example'])(
  'the public name %s is not taken for an address of the own network',
  (host) => {
    expect(readServerAddress(`http://${host}`)).toMatchObject({
      server: {isPrivate: false},
    });
  },
);

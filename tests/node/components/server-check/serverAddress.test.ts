import {absolutePath} from '../../../../src/components/server-check/filePath';
import {pingCommand} from '../../../../src/components/server-check/pingCommand';
import {
  addressInQuery,
  isMixedContent,
  readServerAddress,
} from '../../../../src/components/server-check/serverAddress';

/** What a function says of each text of a table. */
const saidOf = (table: object, said: (text: string) => string) =>
  Object.fromEntries(Object.keys(table).map((text) => [text, said(text)]));

function addressOf(text: string): string {
  const {server, problem} = readServerAddress(text);
  return server?.address ?? problem ?? '';
}

function serverAt(text: string) {
  const {server, problem} = readServerAddress(text);
  if (server === undefined) {
    throw new Error(problem);
  }
  return server;
}

test('an address is read as visitors write it, or copy it', () => {
  const wanted = {
    'nas.local:5244': 'http://nas.local:5244',
    '192.168.1.2': 'http://192.168.1.2',
    'nas.fritz.box:5244': 'http://nas.fritz.box:5244',
    'box.tail1234.ts.net': 'http://box.tail1234.ts.net',
    ' files.example.com ': 'https://files.example.com',
    'http://nas.lan：5244/a：b': 'http://nas.lan:5244/a%EF%BC%9Ab',
    'files.example.com:443': 'https://files.example.com',
    'files.example.com:5244': 'http://files.example.com:5244',
    '[fd00::2]:5244': 'http://[fd00::2]:5244',
    'https://a.example/sub/': 'https://a.example/sub',
    'https://a.example/sub/@manage/settings?x=1#y': 'https://a.example/sub',
    'https://a.example/dav/films': 'https://a.example',
    'https://文件.example': 'https://xn--5nqy36c.example',
  };
  expect(saidOf(wanted, addressOf)).toEqual(wanted);
});

test('a file is read as visitors write its path, or copy its link', () => {
  const wanted = {
    ' ': '',
    'films//A + B #1.mp4 ': '/films/A + B #1.mp4',
    '/d/100%.mp4': '/d/100%.mp4',
    '/d/films/A%20%2B.mp4?sign=x:0': '/films/A +.mp4',
    'https://a.example/sub/p/films/a.mp4?sign=x:0': '/films/a.mp4',
    'http://nas:5244/d/films/a.mp4': '/films/a.mp4',
    'http://nas:5244/films/d/a.mp4?x=1': '/films/d/a.mp4',
    'http://nas:5244/films/100%.mp4': '/films/100%.mp4',
  };
  expect(saidOf(wanted, absolutePath)).toEqual(wanted);
});

test('a link to a download in place of the address names its file, and whether it is signed', () => {
  const linkOf = (text: string) => readServerAddress(text).link;
  expect(linkOf('nas:5244/d/a%20b.mp4')).toEqual({
    path: '/a%20b.mp4',
    sign: '',
  });
  expect(linkOf('https://a.example/sub/p/a.mp4?sign=x:0')).toEqual({
    path: '/a.mp4',
    sign: 'x:0',
  });
  expect(linkOf('https://a.example/films/d.mp4')).toBeUndefined();
  expect(linkOf('https://a.example/d/')).toBeUndefined();
});

test('an address that cannot be read is told apart by its mistake', () => {
  const wanted = {
    '   ': 'empty',
    'ftp://a.example': 'scheme',
    'javascript://alert(1)': 'scheme',
    'https://user:pass@a.example': 'hasPassword',
    'https://a.example:99999': 'port',
    'https://a.example:80x': 'port',
    'https://': 'host',
    'https://a$(id).example': 'host',
    'https://a.example\u202e': 'hidden',
    'https://a\n.example': 'hidden',
  };
  expect(saidOf(wanted, addressOf)).toEqual(wanted);
});

test('hosts in the own network are known by name, and by number in every spelling', () => {
  const own =
    'nas nas.lan nas.home.arpa nas.internal fritz.box nas.fritz.box nas.tail1.ts.net localhost. 10.0.0.1 [::7f00:1] [64:ff9b::7f00:1] [2002:7f00:1::] [::ffff:0:7f00:1]';
  const others =
    'a.example 8.8.8.8 10.evil.example fritz.box.example ts.net.example [2001:db8::1] [::ffff:8.8.8.8]';
  const isPrivate = (host: string) => serverAt(`http://${host}`).isPrivate;
  expect(own.split(' ').filter((host) => !isPrivate(host))).toEqual([]);
  expect(others.split(' ').filter(isPrivate)).toEqual([]);
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
  expect(addressInQuery('?server=http://h/%25CD%25')).toBe('');
  expect(addressInQuery('?server=http://h/%CD%B4')).toBe('');
  expect(addressInQuery(`?server=${'x'.repeat(1000)}`)).toHaveLength(300);
});

test('nothing of an address leaves the quotes of a command', () => {
  const {address} = serverAt("http://127.0.0.1:9/';echo$IFS$(id$IFS-un);:'");
  expect(pingCommand(address)).toMatch(
    /^curl -gsS -m 15 -D - "http:\/\/127\.0\.0\.1:9\/[\w%;:/-]+\/ping"$/,
  );
});

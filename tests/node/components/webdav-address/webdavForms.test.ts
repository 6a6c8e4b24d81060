// cspell:ignore webdavs
import fc from 'fast-check';
import {
  webdavAddress,
  webdavExample,
  type WebdavInput,
} from '../../../../src/components/webdav-address/webdavForms';
import {awkwardText} from '../../../support/awkwardText';

function addressOf(overrides: Partial<WebdavInput>) {
  const {address, problem} = webdavAddress({...webdavExample, ...overrides});
  if (address === undefined) {
    throw new Error(problem);
  }
  return address;
}

describe('a visitor who connects a client', () => {
  test('gets the address in the form of each client', () => {
    const {forms} = addressOf({site: 'https://files.example.com/alist/'});
    expect(forms).toEqual({
      url: 'https://files.example.com/alist/dav',
      gnome: 'davs://files.example.com/alist/dav',
      kde: 'webdavs://files.example.com/alist/dav',
      windows: 'net use Z: "https://files.example.com/alist/dav" /user:alice *',
      rclone:
        'rclone config create alist webdav url="https://files.example.com/alist/dav" vendor=other user=alice',
    });
  });

  test.each([
    ['192.168.1.2:5244', 'http://192.168.1.2:5244/dav', '5244', false],
    ['http://nas.local', 'http://nas.local/dav', '80', false],
    ['https://[2001:db8::2]', 'https://[2001:db8::2]/dav', '443', true],
    [' https://a.example/dav/films ', 'https://a.example/dav', '443', true],
    [
      'https://a.example/x/@manage/users',
      'https://a.example/x/dav',
      '443',
      true,
    ],
    ['https://a.example/?from=x#y', 'https://a.example/dav', '443', true],
    ['http://my_nas:5244', 'http://my_nas:5244/dav', '5244', false],
    ['https://例子.example', 'https://xn--fsqu00a.example/dav', '443', true],
  ])('may write %p', (site, url, port, isSecure) => {
    expect(addressOf({site})).toMatchObject({port, isSecure, forms: {url}});
  });

  test.each([
    ['/films/2020', '/dav/films/2020'],
    ['films/', '/dav/films'],
    ['', '/dav'],
    ['/', '/dav'],
    ['电影/a b', '/dav/%E7%94%B5%E5%BD%B1/a%20b'],
    ["/it's (new)!", '/dav/it%27s%20%28new%29%21'],
  ])('reaches the folder %p under %s', (folder, path) => {
    expect(addressOf({folder}).path).toBe(path);
  });

  test.each([
    [{site: 'https://a$(id).example'}, 'host'],
    [{site: 'https://files\n.example.com'}, 'hidden'],
    [{folder: '/films/../private'}, 'folder'],
  ])('sees what is wrong with %p', (overrides, problem) => {
    expect(webdavAddress({...webdavExample, ...overrides})).toEqual({problem});
  });
});

describe('any input at all', () => {
  const name = fc
    .string({unit: 'binary', minLength: 1, maxLength: 12})
    .filter(
      (text) =>
        text.trim() === text &&
        text !== '.' &&
        text !== '..' &&
        !text.includes('/'),
    );
  const names = fc.array(name, {maxLength: 4});

  test('the client requests exactly that folder', () => {
    fc.assert(
      fc.property(names, (folder) => {
        const {path, forms} = addressOf({folder: `/${folder.join('/')}`});
        expect(path.split('/').slice(2).map(decodeURIComponent)).toEqual(
          folder,
        );
        expect(path).toMatch(/^[\w/.~%-]+$/);
        expect(new URL(forms.url).pathname).toBe(path);
      }),
    );
  });

  test('a shell gets one address of that host in its command, and nothing to expand', () => {
    const site = fc.oneof(
      awkwardText,
      awkwardText.map((text) => `https://a${text}.example`),
      awkwardText.map((text) => `https://a.example/${text}`),
    );
    fc.assert(
      fc.property(site, awkwardText, (text, folder) => {
        const {address} = webdavAddress({site: text, folder});
        if (address !== undefined) {
          const {url, rclone, windows} = address.forms;
          const {hostname, pathname} = new URL(url);
          expect(hostname).toBe(address.host);
          expect(pathname).toMatch(/\/dav(?:\/|$)/);
          expect(url).toMatch(/^https?:\/\/[\w.~%:/[\]-]+$/);
          expect(rclone).toContain(` url="${url}" `);
          expect(windows).toContain(` "${url}" `);
        }
      }),
      {numRuns: 2000},
    );
  });
});

import {request} from 'node:http';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseServeOptions} from '../../../scripts/server/options';
import {createSiteServer, listen} from '../../../scripts/server/siteServer';
import {temporaryFolder} from '../../support/temporaryFolder';

const files = [
  'index.html',
  '404.html',
  'guide/index.html',
  'guide/docker.html',
  'guide/docker/index.html',
  'guide/drivers/Alist V2 V3.html',
  'zh/index.html',
  'zh/404.html',
  'zh/guide/docker.html',
  'assets/js/main.0123abcd.js',
  '_headers',
  'ten.txt',
  'ten.txt.br',
];

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let folder = '';
let server: Server;

/** Sends the address exactly as written; `fetch` would tidy `..` away. */
async function ask(
  address: string,
  options: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path: address, ...options}, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => {
        resolve({status: answer.statusCode, headers: answer.headers, body});
      });
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  const parent = temporaryFolder({
    'secret.html': 'secret',
    ...Object.fromEntries(
      files.map((file) => [
        `build/${file}`,
        file.startsWith('ten') ? '0123456789' : file,
      ]),
    ),
  });
  folder = path.join(parent, 'build');
  server = createSiteServer(folder);
  await listen(server, '127.0.0.1', 0);
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each([
  ['/', 'index.html'],
  ['/guide/', 'guide/index.html'],
  ['/guide', 'guide/index.html'],
  ['/guide/index.html', 'guide/index.html'],
  ['/guide/docker', 'guide/docker.html'],
  ['/guide/docker.html', 'guide/docker.html'],
  ['/guide/docker/?a=1', 'guide/docker.html'],
  ['/guide/drivers/Alist%20V2%20V3', 'guide/drivers/Alist V2 V3.html'],
  ['/zh', 'zh/index.html'],
  ['/zh/guide/docker', 'zh/guide/docker.html'],
])('%s is answered by %s at once', async (address, file) => {
  const {status, headers, body} = await ask(address);
  expect([status, body]).toEqual([200, file]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test.each([
  ['/EN/Guide/Docker?a=B', '/guide/docker?a=B'],
  ['/ZH/GUIDE/DOCKER.HTML', '/zh/guide/docker.html'],
  ['/En/guide/drivers/Alist%20V2%20V3', '/guide/drivers/Alist%20V2%20V3'],
  ['/ZH/Nowhere/', '/zh/Nowhere/'],
])('%s leads to %s in one step', async (address, target) => {
  const {status, headers} = await ask(address);
  expect([status, headers.location]).toEqual([302, target]);
});

test.each([
  ['/nowhere', '404.html'],
  ['/zh/nowhere', 'zh/404.html'],
  ['/zhongwen', '404.html'],
  ['/assets/js/old.js', '404.html'],
  ['/%E0%A4%A', '404.html'],
  ['/_headers', '404.html'],
  ['//_headers', '404.html'],
])(
  '%s is not found, whatever the condition, and says so with %s',
  async (address, file) => {
    const {status, headers, body} = await ask(address, {
      headers: {'If-Match': '"x"'},
    });
    expect([status, body]).toEqual([404, file]);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('ranges are answered as RFC 9110, section 14, says', async () => {
  const whole = [200, '0123456789', undefined];
  const unsatisfiable = [416, '', 'bytes */10'];
  const expected = {
    'bytes=2-5': [206, '2345', 'bytes 2-5/10'],
    'bytes=7-': [206, '789', 'bytes 7-9/10'],
    'bytes=-5': [206, '56789', 'bytes 5-9/10'],
    'bytes=0-99999999999999999999999': [206, '0123456789', 'bytes 0-9/10'],
    'bytes=10-': unsatisfiable,
    'bytes=99999999999999999999999-': unsatisfiable,
    'bytes=-0': unsatisfiable,
    'bytes=-99': whole,
    'bytes=9-5': whole,
    'bytes=9-0': whole,
    'bytes=0-1,4-5': whole,
    'bytes=-': whole,
    'bytes=a-b': whole,
    'bytes=1e0-2': whole,
    'items=0-1': whole,
    '': whole,
  };
  const seen: Record<string, unknown> = {};
  for (const range of Object.keys(expected)) {
    const {status, body, headers} = await ask('/ten.txt', {
      headers: {Range: range},
    });
    seen[range] = [status, body, headers['content-range']];
  }
  expect(seen).toEqual(expected);
  // RFC 9110, 14.2: only GET has ranges.
  const {status} = await ask('/ten.txt', {
    method: 'HEAD',
    headers: {Range: 'bytes=2-5'},
  });
  expect(status).toBe(200);
});

test('a compressed sibling is sent to whoever accepts it, with the type of the file', async () => {
  const encodings: Record<string, unknown> = {};
  for (const accepted of ['gzip, br', 'br;q=0, gzip', 'gzip', '']) {
    const {headers} = await ask('/ten.txt', {
      headers: {'Accept-Encoding': accepted},
    });
    encodings[accepted] = headers['content-encoding'];
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  }
  expect(encodings).toEqual({'gzip, br': 'br'});
});

test('a missing build is reported with the command that makes it', () => {
  expect(() => createSiteServer(path.join(folder, 'nowhere'))).toThrow(
    /no built site in .*nowhere.*npm run build/,
  );
});

test.each([
  ['--port', '70000'],
  ['--port', 'x'],
  ['--prot', '1'],
])('%s %s is refused', (...words) => {
  expect(() => parseServeOptions(words)).toThrow(words[0]);
});

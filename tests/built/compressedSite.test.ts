import {cp, mkdir, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {get, type IncomingHttpHeaders} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {hostFiles} from '../../src/config/hostFiles';
import {compressFolder} from '../../scripts/hosting/compress';
import {
  missingFor,
  serverNames,
  startServer,
  stopServers,
  type ServerName,
  type StartedServer,
} from '../support/siteServers';

/** A few files of every kind: what a whole site differs in is only their number. */
const files = [
  'index.html',
  '404.html',
  'zh/index.html',
  'zh/404.html',
  'tool/index.html',
  'guide/drivers/local/index.html',
  'guide/drivers/local.md',
  'zh/guide/drivers/local.html',
  'openapi.json',
  'sitemap.xml',
];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks as a browser does, and leaves the answer as it came. */
async function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, {headers, agent: false}, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        });
      });
    }).on('error', reject);
  });
}

let folder = '';
let build = '';
let script = '';
const servers = new Map<ServerName, StartedServer>();
const at = (name: ServerName, address: string) =>
  `${servers.get(name)?.origin ?? ''}${address}`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'e2e-deployment-'));
  build = path.join(folder, 'build');
  const scripts = await readdir('build/assets/js');
  script = `assets/js/${scripts.find((name) => name.startsWith('main.')) ?? ''}`;
  for (const file of [...files, script]) {
    await mkdir(path.dirname(path.join(build, file)), {recursive: true});
    await cp(path.join('build', file), path.join(build, file));
  }
  await compressFolder(build, 'fast');
  const available = serverNames.filter(
    (name) => missingFor(name) === undefined,
  );
  for (const name of available) {
    servers.set(name, await startServer(name, build, folder));
  }
});

afterAll(async () => {
  await stopServers([...servers.values()]);
  await rm(folder, {recursive: true, force: true});
});

const unpack = {br: brotliDecompressSync, gzip: gunzipSync} as const;

describe.each(serverNames)('the server "%s"', (server) => {
  const testIt = missingFor(server) === undefined ? test : test.skip;

  testIt(
    'sends the files that were compressed before, each as what it is',
    async () => {
      const addresses = {
        '/': ['index.html', 'text/html'],
        '/guide/drivers/local': ['guide/drivers/local/index.html', 'text/html'],
        '/zh/guide/drivers/local.html': [
          'zh/guide/drivers/local.html',
          'text/html',
        ],
        '/guide/drivers/local.md': ['guide/drivers/local.md', 'text/markdown'],
        '/openapi.json': ['openapi.json', 'application/json'],
        [`/${script}`]: [script, 'javascript'],
      };
      for (const [address, [file = '', type = '']] of Object.entries(
        addresses,
      )) {
        const plain = await readFile(path.join(build, file));
        for (const [encoding, ending] of [
          ['br', 'br'],
          ['gzip', 'gz'],
        ] as const) {
          const answer = await ask(at(server, address), {
            'Accept-Encoding': encoding,
          });
          const sibling = await readFile(path.join(build, `${file}.${ending}`));
          expect([address, answer.status]).toEqual([address, 200]);
          expect(answer.headers).toMatchObject({
            'content-encoding': encoding,
            vary: expect.stringMatching(/accept-encoding/i) as unknown,
          });
          expect(answer.headers['content-type']).toContain(type);
          expect(answer.body.equals(sibling)).toBe(true);
          expect(unpack[encoding](answer.body).equals(plain)).toBe(true);
        }
        const answer = await ask(at(server, address));
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.body.equals(plain)).toBe(true);
        const both = {'Accept-Encoding': 'gzip, deflate, br, zstd'};
        const {headers} = await ask(at(server, address), both);
        expect(headers['content-encoding']).toBe('br');
      }
    },
  );

  testIt(
    'leads files that are kept elsewhere and guessed languages on, with the query',
    async () => {
      for (const [address, target] of [
        ...hostFiles.map(({path: file, source}) => [file, source] as const),
        [
          '/download/Alist/v3.55.0/alist-linux-musl-amd64.tar.gz',
          'https://github.com/AlistGo/alist/releases/download/v3.55.0/alist-linux-musl-amd64.tar.gz',
        ],
        ['/en/guide/?a=1', '/guide/?a=1'],
        ['/EN', '/'],
        ['/zh-CN/guide/%E4%B8%AD?a=%2F', '/zh/guide/%E4%B8%AD?a=%2F'],
        ['/zh-cn/', '/zh/'],
        ['/zh-Hans/guide/', '/zh/guide/'],
        ['/ZH/nothing', '/zh/nothing'],
        ['/En/guide/', '/guide/'],
        ['/Zh/', '/zh/'],
        ['/en//other-host.example', '/other-host.example'],
      ] as const) {
        const answer = await ask(at(server, address));
        expect([address, answer.status]).toEqual([address, 302]);
        expect([address, answer.headers.location]).toEqual([address, target]);
        expect(answer.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
        });
      }
      for (const address of ['/zh/', '/zh', '/guide/drivers/local']) {
        expect((await ask(at(server, address))).status).toBe(200);
      }
      expect((await ask(at(server, '/english'))).status).toBe(404);
    },
  );

  testIt('does not leave its folder', async () => {
    const slash = '%2f';
    for (const address of [
      '/../nginx.conf',
      `/..${slash}nginx.conf`,
      '/%2e%2e/nginx.conf',
      `/assets/..${slash}..${slash}nginx.conf`,
    ]) {
      const {status, body} = await ask(at(server, address));
      expect([400, 403, 404]).toContain(status);
      expect(body.toString()).not.toContain('worker_processes');
    }
  });
});

/** What each server answers about the built site, asked as a program asks: addresses, headers, and files that are no pages. */
import {createHash} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {filesIn} from '../../scripts/hosting/filesIn';
import {
  immutable,
  revalidate,
  securityHeaders,
} from '../../scripts/hosting/headers';
import {
  missingFor,
  serverNames,
  startServer,
  stopServers,
  type ServerName,
  type StartedServer,
} from '../support/siteServers';
import legacy from '../../src/config/legacyAddresses.json';
import {localeCodes, locales} from '../../src/config/locales';
import {linksIn} from '../e2e/support/links';
import {chunks, otherSpellings, sitemap} from '../e2e/support/pages';

const everyPage = Object.values(sitemap).flat();

const servers = new Map<ServerName, StartedServer>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-servers-'));
  for (const name of serverNames) {
    if (missingFor(name) === undefined) {
      servers.set(name, await startServer(name, path.resolve('build'), folder));
    }
  }
});

afterAll(async () => {
  await stopServers([...servers.values()]);
  await rm(folder, {recursive: true, force: true});
});

/** What is wrong with the answers to all addresses, each with its address; a few are asked for at a time. */
async function wrongAnswers(
  server: ServerName,
  addresses: readonly string[],
  complaintsOf: (answer: Response, address: string) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  const origin = servers.get(server)?.origin ?? '';
  for (const part of chunks(addresses, 20)) {
    await Promise.all(
      part.map(async (address) => {
        const answer = await fetch(origin + address, {redirect: 'manual'});
        const complaints = await complaintsOf(answer, address);
        wrong.push(...complaints.map((what) => `${address}: ${what}`));
      }),
    );
  }
  return wrong;
}

const guards = Object.entries(securityHeaders);

/** Every header that an answer has to carry and does not. */
function missingHeaders(
  {status, headers}: Response,
  address: string,
  expectedStatus = 200,
): string[] {
  const isHashed = /^\/(?:zh\/)?assets\//.test(address);
  const expected = [
    ...guards,
    ['Cache-Control', isHashed ? immutable : revalidate] as const,
  ];
  const tellsProgram =
    headers.has('x-powered-by') || /\d/.test(headers.get('server') ?? '');
  return [
    ...(status === expectedStatus ? [] : [`status ${status}`]),
    ...(tellsProgram ? ['names its program'] : []),
    ...expected.flatMap(([name, value]) =>
      headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
    ),
  ];
}

const isInLanguage = (html: string, htmlLang: string) =>
  new RegExp(`<html[^>]* lang="?${htmlLang}`).test(html);

/** Every old page in both languages and both spellings, as a browser sends it. */
const oldAddresses = [...legacy.pages, ...Object.keys(legacy.renamed)].flatMap(
  (page) => {
    const spellings = page.endsWith('/') ? [page] : [page, `${page}.html`];
    return spellings.flatMap((spelling) => [
      encodeURI(spelling),
      encodeURI(`/zh${spelling}`),
    ]);
  },
);

describe.each(serverNames)('the server "%s"', (server) => {
  const testIt = missingFor(server) === undefined ? test : test.skip;

  testIt('answers every spelling of every page at once with it', async () => {
    const spellings = new Map(
      everyPage.flatMap((pathname) =>
        [pathname, ...otherSpellings(pathname)].map(
          (spelling) => [spelling, pathname] as const,
        ),
      ),
    );
    expect(spellings.size).toBeGreaterThan(2 * everyPage.length - 1);
    const wrong = await wrongAnswers(
      server,
      [...spellings.keys()],
      async (answer, spelling) => {
        const {canonical} = linksIn(await answer.text());
        return answer.status === 200 && canonical === spellings.get(spelling)
          ? []
          : [`${answer.status}, page ${canonical}`];
      },
    );
    expect(wrong).toEqual([]);
  });

  testIt('leads every old address to a page of its language', async () => {
    expect(oldAddresses.length).toBeGreaterThan(500);
    const wrong = await wrongAnswers(
      server,
      oldAddresses,
      async (answer, address) => {
        const {htmlLang} = locales[address.startsWith('/zh/') ? 'zh' : 'en'];
        return answer.status === 200 &&
          isInLanguage(await answer.text(), htmlLang)
          ? []
          : [`${answer.status}`];
      },
    );
    expect(wrong).toEqual([]);
  });

  testIt('does not find an unknown address, in its language', async () => {
    for (const locale of localeCodes) {
      const {base, htmlLang} = locales[locale];
      const wrong = await wrongAnswers(
        server,
        ['nowhere', 'guide/nowhere.html', 'a/b/c/'].map((name) => base + name),
        async (answer, address) => [
          ...missingHeaders(answer, address, 404),
          ...(isInLanguage(await answer.text(), htmlLang) ? [] : ['language']),
        ],
      );
      expect(wrong).toEqual([]);
    }
  });

  testIt('sends every header with every page and file', async () => {
    const files = filesIn(
      'build',
      /\.(?:js|css|json|xml|atom|rss|webmanifest)$|^(?:zh\/)?tool\/.*\.html$/,
    ).map((file) => file.slice('build'.length));
    const others = ['/guide/drivers/local.md', '/media/sample/sample.mp4'];
    const addresses = [...new Set([...everyPage, ...files, ...others])];
    expect(addresses.length).toBeGreaterThan(600);
    const wrong = await wrongAnswers(
      server,
      addresses,
      async (answer, address) => {
        await answer.arrayBuffer();
        return missingHeaders(answer, address);
      },
    );
    expect(wrong).toEqual([]);
  });

  testIt('answers only reading', async () => {
    const origin = servers.get(server)?.origin ?? '';
    const answers = ['POST', 'PUT', 'DELETE'].map(
      async (method) => (await fetch(`${origin}/`, {method})).status,
    );
    expect(await Promise.all(answers)).toEqual([405, 405, 405]);
  });

  testIt('sends pages as Markdown, in UTF-8, to programs only', async () => {
    const origin = servers.get(server)?.origin ?? '';
    for (const {file, words, title} of [
      {
        file: '/guide/drivers/local.md',
        words: '| **Root folder path** `root_folder_path` · Required |',
        title: '# AList docs',
      },
      {
        file: '/zh/guide/drivers/local.md',
        words: '| **根文件夹路径** `root_folder_path` · 必填 |',
        title: '# AList 文档',
      },
    ]) {
      const answer = await fetch(origin + file);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
      expect(await answer.text()).toContain(words);
      const base = file.startsWith('/zh/') ? '/zh/' : '/';
      for (const name of ['llms.txt', 'llms-full.txt']) {
        const text = await fetch(origin + base + name);
        expect(text.headers.get('content-type')).toBe(
          'text/plain; charset=utf-8',
        );
        expect(await text.text()).toContain(title);
      }
      const missing = await fetch(`${origin}${file}.md`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  testIt('sends archives that are whole by their checksums', async () => {
    const origin = servers.get(server)?.origin ?? '';
    for (const archive of [
      '/box/alist-docs-en.zip',
      '/zh/box/alist-docs-zh.zip',
    ]) {
      const content = await (await fetch(origin + archive)).arrayBuffer();
      const digest = createHash('sha256')
        .update(Buffer.from(content))
        .digest('hex');
      expect(await (await fetch(`${origin}${archive}.sha256`)).text()).toBe(
        `${digest}  ${path.basename(archive)}\n`,
      );
    }
  });
});

test('robots.txt leads a crawler to the sitemap of each language', async () => {
  const origin = servers.get('own')?.origin ?? '';
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const named = robots
    .split('\n')
    .filter((line) => line.startsWith('Sitemap: '))
    .map((line) => new URL(line.slice('Sitemap: '.length)).pathname);
  expect(named).toEqual(['/sitemap.xml', '/zh/sitemap.xml']);
  for (const pathname of named) {
    const {headers} = await fetch(origin + pathname);
    expect(headers.get('content-type')).toContain('xml');
  }
});

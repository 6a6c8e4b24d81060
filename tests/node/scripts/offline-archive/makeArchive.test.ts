import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {makeArchives} from '../../../../scripts/offline-archive/makeArchive';
import {temporaryFolder, writeFiles} from '../../../support/temporaryFolder';

/** A site of two pages in each language, as a build leaves it. */
const built: Record<string, string> = {
  'logo.svg': '<svg/>',
  'assistants/facts.json': '{}',
  'assistants/alist-docs-mcp.mjs': 'serve()',
  ...Object.fromEntries(
    (
      [
        ['', 'https://docs.example.org/', ''],
        ['zh/', 'https://docs.example.org/zh/', '.html'],
      ] as const
    ).flatMap(([folder, home, suffix]) => [
      [
        `${folder}sitemap.xml`,
        `<urlset><url><loc>${home}</loc></url><url><loc>${home}guide/docker${suffix}</loc></url></urlset>`,
      ],
      [
        `${folder}index.html`,
        `<!doctype html><html><head><link rel=stylesheet href=/${folder}assets/css/s.css></head><body><a href=/${folder}guide/docker${suffix}>Docker</a></body></html>`,
      ],
      [
        `${folder}guide/docker.html`,
        `<!doctype html><html><head></head><body><img src=/logo.svg><a href=/${folder}>Home</a></body></html>`,
      ],
      [`${folder}assets/css/s.css`, 'a{}'],
      [`${folder}assets/js/main.js`, 'program()'],
      [`${folder}search-index/current.json`, '{"format":1,"core":"c.json"}'],
      [
        `${folder}assets/search/c.json`,
        '{"groups":[],"pages":[{"text":"t.json"}],"pieces":[["a","p.json"]]}',
      ],
      [`${folder}assets/search/t.json`, '["text"]'],
      [`${folder}assets/search/p.json`, '["a","0"]'],
      [`${folder}search-index/current-messages.json`, '{}'],
      [`${folder}index.md`, '# Home'],
      [`${folder}guide/docker.md`, '# Docker'],
    ]),
  ),
};

let dir: string;

beforeEach(() => {
  dir = temporaryFolder(built);
});

const folders: Record<string, string> = {en: 'box', zh: 'zh/box'};

const archive = async (locale: string) =>
  readFile(path.join(dir, folders[locale] ?? '', `alist-docs-${locale}.zip`));

test('a maintainer gets an archive of each language, with its pages, what they show, and the search', async () => {
  const made = await makeArchives(dir);
  expect(made.map(({file, pages}) => [file, pages])).toEqual([
    ['box/alist-docs-en.zip', 2],
    ['zh/box/alist-docs-zh.zip', 2],
  ]);
  for (const locale of ['en', 'zh']) {
    const files = unzipSync(await archive(locale));
    expect(Object.keys(files)).toEqual(
      [
        'assets/css/s.css',
        ...['c', 'p', 't'].map((name) => `assets/search/${name}.js`),
        'assistants/alist-docs-mcp.mjs',
        'assistants/site.json',
        'box/box.css',
        'box/box.js',
        'box/colors.js',
        'guide/docker.html',
        'index.html',
        'logo.svg',
        'search-index/current.js',
      ].map((name) => `alist-docs-${locale}/${name}`),
    );
    const home = strFromU8(
      files[`alist-docs-${locale}/index.html`] ?? new Uint8Array(),
    );
    expect(home).toContain('href="guide/docker.html"');
    const bundle = strFromU8(
      files[`alist-docs-${locale}/assistants/site.json`] ?? new Uint8Array(),
    );
    const base = locale === 'en' ? '' : 'zh/';
    expect(JSON.parse(bundle)).toMatchObject({
      'assistants/facts.json': '{}',
      [`${base}guide/docker.md`]: '# Docker',
      [`${base}assets/search/t.json`]: '["text"]',
    });
  }
});

test('the checksum beside an archive is that of the archive', async () => {
  await makeArchives(dir);
  const digest = createHash('sha256')
    .update(await archive('zh'))
    .digest('hex');
  expect(
    await readFile(path.join(dir, 'zh/box/alist-docs-zh.zip.sha256'), 'utf8'),
  ).toBe(`${digest}  alist-docs-zh.zip\n`);
});

test('pages that are one file on many disks stop it', async () => {
  writeFiles(dir, {
    'sitemap.xml':
      '<urlset><url><loc>https://docs.example.org/guide/docker</loc></url><url><loc>https://docs.example.org/guide/Docker</loc></url></urlset>',
    'guide/Docker.html': '<!doctype html><html><head></head></html>',
  });
  await expect(makeArchives(dir)).rejects.toThrow(
    /guide\/docker\.html and guide\/Docker\.html/,
  );
});

test('two files of one name stop it only where they differ', async () => {
  writeFiles(dir, {
    'zh/logo.svg': '<svg id="other"/>',
    'zh/index.html':
      '<!doctype html><html><head></head><body><img src=/zh/logo.svg></body></html>',
  });
  await expect(makeArchives(dir)).rejects.toThrow(/logo\.svg in the archive/);
  writeFiles(dir, {'zh/logo.svg': '<svg/>'});
  await expect(makeArchives(dir)).resolves.toHaveLength(2);
});

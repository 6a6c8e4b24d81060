import type {Root} from 'mdast';
import {unified} from 'unified';
import {
  createRemarkRootLinks,
  newestLink,
  rootLink,
} from '../../../src/markdown/remarkRootLinks';
import {temporaryFolder} from '../../support/temporaryFolder';

const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/index.md';

test.each([
  ['./local.md', 'docs/guide/drivers/index.md', '/guide/drivers/local.md'],
  ['local.md', 'docs/guide/drivers/index.md', '/guide/drivers/local.md'],
  ['../config/index.md', 'docs/guide/index.md', '/config/index.md'],
  ['../../faq/index.md#why', 'docs/guide/drivers/s3.md', '/faq/index.md#why'],
  [
    'drivers/baidu.photo.md',
    'docs/guide/index.md',
    '/guide/drivers/baidu.photo.md',
  ],
  [
    'drivers/my%20drive.md',
    'docs/guide/index.md',
    '/guide/drivers/my%20drive.md',
  ],
  [
    'drivers/网盘.md',
    'docs/guide/index.md',
    '/guide/drivers/%E7%BD%91%E7%9B%98.md',
  ],
  ['page.mdx', 'docs/index.md', '/page.mdx'],
  ['drivers/local.md', chinese, '/guide/drivers/local.md'],
  ['../faq/index.md', chinese, '/faq/index.md'],
  [
    'drivers/local.md',
    'versioned_docs/version-3.62/guide/index.md',
    '/guide/drivers/local.md',
  ],
])('the link %s in %s is found from the root as %s', (link, file, fromRoot) => {
  expect(rootLink(link, file)).toBe(fromRoot);
});

test.each([
  'https://example.org/readme.md',
  'mailto:someone@example.org',
  '#options',
  '/guide/drivers/local',
  '/faq/index.md',
  '//example.org/readme.md',
  './picture.png',
  'notes.md?raw',
])('the link %s stays as the author wrote it', (link) => {
  expect(rootLink(link, 'docs/guide/index.md')).toBe(link);
});

test('a file outside the pages keeps its links', () => {
  expect(rootLink('./b.md', 'README.md')).toBe('./b.md');
});

test('links in the text and below it are both rewritten, pictures are not', async () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'link', url: './local.md', children: []},
          {type: 'image', url: './local.md'},
        ],
      },
      {type: 'definition', identifier: 'faq', url: '../faq/index.md'},
    ],
  };
  const file = {path: `${process.cwd()}/docs/guide/index.md`};
  await unified().use(createRemarkRootLinks(process.cwd())).run(tree, file);
  expect(tree).toMatchObject({
    children: [
      {children: [{url: '/guide/local.md'}, {url: './local.md'}]},
      {url: '/faq/index.md'},
    ],
  });
});

describe('a link on a page of an older version', () => {
  const newestChinese = 'i18n/zh/docusaurus-plugin-content-docs/current';
  const keptChinese = 'i18n/zh/docusaurus-plugin-content-docs/version-3.62';
  const kept = 'versioned_docs/version-3.62';
  const folder = temporaryFolder({
    [`${kept}/faq/index.md`]: '',
    [`${keptChinese}/faq/index.md`]: '',
    'docs/tool/index.md': '',
    [`${newestChinese}/tool/index.md`]: '',
    'docs/tool/new.md': '',
  });

  test.each([
    ['/faq/index.md#why', kept, '/faq/index.md#why'],
    ['/faq/index.md', keptChinese, '/faq/index.md'],
    ['/tool/index.md#a', kept, '@site/docs/tool/index.md#a'],
    ['/tool/index.md', keptChinese, `@site/${newestChinese}/tool/index.md`],
    ['/tool/new.md', keptChinese, '@site/docs/tool/new.md'],
    ['/nowhere.md', kept, '/nowhere.md'],
    ['https://example.org/a.md', kept, 'https://example.org/a.md'],
    ['/tool/index.md', 'docs', '/tool/index.md'],
  ])('to %s from %s leads to %s', (link, from, to) => {
    expect(newestLink(folder, link, `${from}/guide/index.md`)).toBe(to);
  });
});

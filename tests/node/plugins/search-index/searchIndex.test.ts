import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {headingsOf} from '../../../../src/plugins/search-index/foreignHeadings';
import {
  pageNames,
  sectionNames,
} from '../../../../src/plugins/search-index/pageNames';
import {versionsOf} from '../../../../src/plugins/search-index/versions';
import {aDriver} from '../../../support/facts';
import {temporaryFolder} from '../../../support/temporaryFolder';

test('a document in another language gives its title and its headings by their ids', () => {
  const document =
    "---\ntitle: '直链'\norder: 1\n---\n\n## 获取 `令牌` {/* #get-token */}\n\n文字\n\n### [链接](./x.md) {/* #links */}\n";
  expect(headingsOf(document)).toEqual({
    '': '直链',
    'get-token': '获取 令牌',
    links: '链接',
  });
});

// cspell:ignore yidongyunpan ydyp
describe('names of a page', () => {
  const drivers = [aDriver({page: 'quark'}), aDriver({page: 'uc'})];
  const [driver] = drivers;

  it('are those of its drivers in both languages', () => {
    const names = pageNames(
      `/guide/drivers/${driver?.page ?? ''}`,
      drivers,
      {},
    );
    expect(names).toEqual(
      expect.arrayContaining([
        driver?.name,
        driver?.service.en,
        driver?.service.zh,
      ]),
    );
  });

  it('are those in pinyin too', () => {
    const mobile = aDriver({
      page: '139',
      service: {en: 'China Mobile Cloud', zh: '移动云盘'},
    });
    expect(pageNames('/guide/drivers/139', [mobile], {})).toEqual(
      expect.arrayContaining(['yidongyunpan', 'ydyp']),
    );
  });

  it('of a page or a section are those that are listed for it', () => {
    const records = {'/faq/howto': ['guides'], '/faq/howto#port': ['change']};
    expect(sectionNames('/faq/howto', 'port', records)).toEqual(['change']);
    expect(sectionNames('/faq/howto', '', records)).toEqual([]);
    expect(pageNames('/faq/howto', drivers, records)).toEqual(['guides']);
  });
});

describe('the plugin', () => {
  let siteDir: string;
  let generatedFilesDir: string;

  const content = () =>
    ({
      loadedVersions: [
        {
          versionName: 'current',
          contentPath: path.join(siteDir, 'docs'),
          docs: [
            ['/guide/', 'Guide', 'guide/index'],
            ['/guide/cache', 'Cache', 'guide/cache'],
            ['/tool/x/callback', 'Callback', 'tool/x/callback'],
          ].map(([permalink, title, name]) => ({
            permalink,
            title,
            description: 'd',
            source: `@site/docs/${name}.md`,
          })),
        },
      ],
    }) as unknown as LoadedContent;

  beforeEach(() => {
    siteDir = temporaryFolder();
    // Within the project, where its packages are found.
    generatedFilesDir = mkdtempSync(
      path.resolve('node_modules/.search-index-'),
    );
  });

  afterEach(() => {
    rmSync(generatedFilesDir, {recursive: true});
  });

  it('leaves out pages that readers do not look for, and knows where the others are in other languages', () => {
    const [version] = versionsOf(content(), siteDir, 'en');
    expect(version?.documents.map(({permalink}) => permalink)).toEqual([
      '/guide/',
      '/guide/cache',
    ]);
    expect(version?.documents[1]?.foreignFiles).toEqual([
      path.join(
        siteDir,
        'i18n/zh/docusaurus-plugin-content-docs/current/guide/cache.md',
      ),
    ]);
  });
});

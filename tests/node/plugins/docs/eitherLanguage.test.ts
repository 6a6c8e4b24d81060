import type {VersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  createReadDocs,
  replaceReaders,
} from '../../../../src/plugins/docs/eitherLanguage';

/** Two pages that are in both languages' folders, and one in each alone. */
const folders: Record<string, string[]> = {
  '/docs': ['index.md', 'english.md'],
  '/chinese': ['index.md', 'chinese.md'],
};

const version = {
  contentPath: '/docs',
  contentPathLocalized: '/chinese',
} as VersionMetadata;

/** What Docusaurus does: it reads the first folder, and prefers the second one's files. */
const readDocs = ({contentPath, contentPathLocalized}: VersionMetadata) =>
  Promise.resolve(
    (folders[contentPath] ?? []).map((source) => ({
      contentPath,
      source,
      filePath: `${contentPathLocalized ?? contentPath}/${source}`,
      content: '',
    })),
  );

const options = {
  include: [],
  exclude: [],
  showLastUpdateAuthor: false,
  showLastUpdateTime: false,
};

const filesIn = async (locale: 'en' | 'zh', of = version) => {
  const files = await createReadDocs(readDocs, locale)(of, options);
  return files.map(({filePath}) => filePath);
};

test('an English reader finds every page, those without an English text in Chinese', async () => {
  expect(await filesIn('en')).toEqual([
    '/docs/index.md',
    '/docs/english.md',
    '/chinese/chinese.md',
  ]);
});

test('a Chinese reader finds every page, those without a Chinese text in English', async () => {
  expect(await filesIn('zh')).toEqual([
    '/chinese/index.md',
    '/chinese/chinese.md',
    '/docs/english.md',
  ]);
});

test('a site without a second language is read as before', async () => {
  const alone = {...version, contentPathLocalized: undefined};
  expect(await filesIn('en', alone)).toEqual([
    '/docs/index.md',
    '/docs/english.md',
  ]);
});

test('a docs plugin that no longer reads pages this way is noticed', () => {
  const modules = {docs: {}, versions: {}};
  expect(() => replaceReaders(modules, '/nowhere', 'en')).toThrow(
    'adapt src/plugins/docs/eitherLanguage.ts',
  );
});

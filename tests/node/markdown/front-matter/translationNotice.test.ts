import path from 'node:path';
import {acceptPage} from '../../../../src/components/translation-status/translationState';
import {translationNoticeOf} from '../../../../src/markdown/front-matter/translationNotice';
import {
  readPageNow,
  readTranslationRows,
  recordFile,
} from '../../../../src/markdown/front-matter/readTranslations';
import {temporaryFolder, writeFiles} from '../../../support/temporaryFolder';

let folder: string;

const english = 'docs/guide/index.md';
const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/index.md';

const page = (title: string, text: string, above = '') =>
  `---\ntitle: ${title}\n${above}---\n\n## ${title} {/* #one */}\n\n${text}\n`;

const write = (name: string, text: string) => {
  writeFiles(folder, {[name]: text});
};

function accept(): void {
  const accepted = acceptPage(readPageNow(folder, 'guide/index'), '2026-08-05');
  write(recordFile, JSON.stringify({'guide/index': accepted}));
}

beforeEach(() => {
  folder = temporaryFolder({
    [english]: page('One', 'Text.'),
    [chinese]: page('一', '文字。'),
  });
  accept();
});

const noticeIn = (locale: 'en' | 'zh', name: string) =>
  translationNoticeOf(folder, path.join(folder, name), locale);

test('visitors of the page that is behind are led to what changed in the other one, those of the other are told nothing', () => {
  write(english, page('One', 'New text.'));
  expect(noticeIn('en', english)).toBeUndefined();
  expect(noticeIn('zh', chinese)).toEqual({
    kind: 'drifted',
    ids: ['one'],
    difference: expect.stringMatching(
      /\/commits\/[\w-]+\/docs\/guide\/index\.md\?since=2026-08-05$/,
    ) as string,
  });
});

test('the pages of an older version stay as they were', () => {
  const old = 'versioned_docs/version-3.63/guide/index.md';
  write(old, page('One', 'Old text.'));
  expect(noticeIn('en', old)).toBeUndefined();
});

test('translators see each page with its address and its file', () => {
  expect(readTranslationRows(folder)).toEqual([
    {page: '/guide/', file: 'guide/index.md', state: {kind: 'current'}},
  ]);
});

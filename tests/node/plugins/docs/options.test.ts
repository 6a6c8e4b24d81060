import {existsSync} from 'node:fs';
import path from 'node:path';
import {docsOptions, editUrl} from '../../../../src/plugins/docs/options';
import {site} from '../../../../src/config/site';
import {projectRoot, readPages} from '../../../support/pages';
import {temporaryFolder} from '../../../support/temporaryFolder';

test.each(['en', 'zh'] as const)(
  'a visitor of any page in %s is led to the file it is written in',
  (locale) => {
    const pages = readPages(locale);
    expect(pages.length).toBeGreaterThan(0);
    const start = `${site.repository}/edit/main/`;
    for (const {path: page} of pages) {
      const address = editUrl(projectRoot, locale, page);
      expect(address.startsWith(start)).toBe(true);
      const file = path.join(projectRoot, address.slice(start.length));
      expect([file, existsSync(file)]).toEqual([file, true]);
    }
  },
);

test('the two languages of a page are edited in two places', () => {
  expect(editUrl(projectRoot, 'zh', 'index.md')).not.toBe(
    editUrl(projectRoot, 'en', 'index.md'),
  );
});

test('a page without a translation is edited where it was written', () => {
  expect(editUrl(projectRoot, 'zh', 'not-translated.md')).toBe(
    `${site.repository}/edit/main/docs/not-translated.md`,
  );
});

test('a page that is only in Chinese is edited there, from both languages', () => {
  const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current';
  const folder = temporaryFolder({[`${chinese}/new.md`]: ''});
  for (const locale of ['en', 'zh'] as const) {
    expect(editUrl(folder, locale, 'new.md')).toBe(
      `${site.repository}/edit/main/${chinese}/new.md`,
    );
  }
});

test('Docusaurus is given that address', () => {
  const {editUrl: given} = docsOptions(projectRoot, true, 'en');
  const page = {
    version: 'current',
    versionDocsDirPath: 'docs',
    docPath: 'faq/index.md',
    permalink: '/zh/faq/',
    locale: 'zh',
  };
  expect(typeof given === 'function' && given(page)).toBe(
    editUrl(projectRoot, 'zh', 'faq/index.md'),
  );
});

test.each([true, false])(
  'pages show when they were changed only where the history is known: %s',
  (isKnown) => {
    const {showLastUpdateTime} = docsOptions(projectRoot, isKnown, 'en');
    expect(showLastUpdateTime).toBe(isKnown);
  },
);

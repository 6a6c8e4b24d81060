import {existsSync} from 'node:fs';
import path from 'node:path';
import {editUrl} from '../../../../src/plugins/docs/options';
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

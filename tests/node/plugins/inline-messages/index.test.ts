import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import inlineMessagesPlugin from '../../../../src/plugins/inline-messages';

interface Rule {
  include: string | readonly (string | RegExp)[];
  test?: RegExp;
  options?: {inline: (code: string, fileName: string) => string};
  parser?: {parse: () => unknown};
}

const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'words-'));
const table = path.join(generatedFilesDir, 'codeTranslations.json');

afterAll(() => {
  rmSync(generatedFilesDir, {recursive: true});
});

function rules(mode: 'production' | 'development'): readonly Rule[] {
  const context = {
    siteDir: '/site',
    generatedFilesDir,
    localizationDir: '/site/i18n/zh',
  } as LoadContext;
  const settings = inlineMessagesPlugin(context).configureWebpack?.(
    {mode},
    false,
    undefined as never,
    undefined,
  ) as {module?: {rules: Rule[]}};
  return settings.module?.rules ?? [];
}

test('words of the theme come with its code, and every page is spared the table of words', () => {
  writeFileSync(table, '{"theme.next": "下一页"}');
  const [ofCode, ofTable] = rules('production');
  const file = createRequire(__filename).resolve(
    '@docusaurus/theme-classic/lib/theme/SkipToContent/index.js',
  );
  expect(ofCode?.test?.test(file)).toBe(true);
  expect(
    Array.from(ofCode?.include ?? []).some(
      (place) => place instanceof RegExp && place.test(file),
    ),
  ).toBe(true);
  const code = `import {translate} from '@docusaurus/Translate';
translate({id: 'theme.next', message: 'Next'});`;
  expect(ofCode?.options?.inline(code, file)).toContain('"下一页"');
  expect(ofTable?.include).toBe(table);
  expect(ofTable?.parser?.parse()).toEqual({});
});

test('a preview keeps the table, whose words change there', () => {
  expect(rules('development')).toEqual([]);
});

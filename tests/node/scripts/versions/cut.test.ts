import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkVersion,
  keepFacts,
  nameVersion,
  removeVersion,
} from '../../../../scripts/versions/cut';
import {
  readFacts,
  readVersionNames,
} from '../../../../src/markdown/facts/readFacts';
import {copyFacts} from '../../../support/projectCopy';
import {temporaryFolder, writeFiles} from '../../../support/temporaryFolder';

test.each<[string | undefined, string[], string]>([
  [undefined, [], 'version: found nothing, expected "3.63"'],
  ['3.64', [], 'version: found "3.64", expected "3.63": the pages and facts'],
  ['v3.63.0', [], 'version: found "v3.63.0", expected "3.63"'],
  ['3.63', ['3.63'], 'version: found "3.63", which is kept already'],
])('%s beside %j is refused', (name, known, words) => {
  expect(() => checkVersion(name, 'v3.63.0', known)).toThrow(words);
});

test('saved facts can be read beside the newest, and pages for credentials are not saved', () => {
  const folder = copyFacts();
  const kept = path.join(folder, 'versioned_docs/version-3.63');
  writeFiles(kept, {'tool/index.md': '', 'guide/drivers/local.md': ''});
  keepFacts(folder, '3.63', 'v3.63.0');
  const facts = readFacts(folder, '3.63');
  expect(facts.productVersion).toBe('v3.63.0');
  expect(facts.drivers.length).toBeGreaterThan(90);
  expect([...facts.driverPages]).toEqual(['local']);
  expect(existsSync(path.join(kept, 'tool'))).toBe(false);
});

test('a saved version is called by its number in Chinese too', () => {
  const file = 'i18n/zh/docusaurus-plugin-content-docs/version-3.63.json';
  const folder = temporaryFolder({
    [file]:
      '{"version.label": {"message": "v3.63.0"}, "other": {"message": "安装"}}',
  });
  nameVersion(folder, '3.63');
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    'version.label': {message: '3.63'},
    other: {message: '安装'},
  });
});

test('a kept version is removed from all of its places, and another one stays', () => {
  const folder = temporaryFolder({'versions.json': '["3.63", "3.62"]'});
  const translated = 'i18n/zh/docusaurus-plugin-content-docs';
  for (const version of ['3.63', '3.62']) {
    writeFiles(folder, {
      [`versioned_docs/version-${version}/guide/index.md`]: '',
      [`versioned_facts/version-${version}/release.json`]: '{}',
      [`versioned_sidebars/version-${version}-sidebars.json`]: '{}',
      [`${translated}/version-${version}/guide/index.md`]: '',
      [`${translated}/version-${version}.json`]: '{}',
    });
  }
  const filesOf = (version: string) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
      (name) => name.includes(version) && /\.(?:json|md)$/.test(name),
    );
  expect(() => removeVersion(folder, '3.61', readVersionNames(folder))).toThrow(
    'version: found "3.61", expected one that is kept: 3.63, 3.62',
  );
  removeVersion(folder, '3.63', readVersionNames(folder));
  expect(filesOf('3.63')).toEqual([]);
  expect(filesOf('3.62')).toHaveLength(5);
  expect(readVersionNames(folder)).toEqual(['3.62']);
  removeVersion(folder, '3.62', readVersionNames(folder));
  expect(filesOf('3.62')).toEqual([]);
  expect(existsSync(path.join(folder, 'versions.json'))).toBe(false);
});

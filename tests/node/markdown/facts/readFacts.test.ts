import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  createFactsOfFile,
  otherFactsFingerprint,
  readFacts,
} from '../../../../src/markdown/facts/readFacts';
import {projectRoot} from '../../../support/pages';
import {copyFacts} from '../../../support/projectCopy';

let folder = '';

beforeEach(() => {
  folder = copyFacts();
});

function change(file: string, edit: (text: string) => string): void {
  const place = path.join(folder, 'src/data', file);
  const before = readFileSync(place, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(place, after);
}

test('the pages can show every driver, in an order that does not depend on the disk', () => {
  const names = readFacts(folder).drivers.map(({name}) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names).toEqual(expect.arrayContaining(['Local', 'Onedrive', 'S3']));
  expect(new Set(names).size).toBe(names.length);
  expect(readFacts(projectRoot).drivers.map(({name}) => name)).toEqual(names);
});

test('the packages of the site come with the version that is installed and their licence', () => {
  const {libraries} = readFacts(folder);
  const manifest = JSON.parse(
    readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  expect(libraries.map(({name}) => name)).toEqual(
    Object.keys(manifest.dependencies),
  );
  expect(libraries).toContainEqual({
    name: 'react',
    version: manifest.dependencies.react,
    licence: 'MIT',
  });
});

test('a package that is named but not installed stops the build', () => {
  const file = path.join(folder, 'package.json');
  writeFileSync(file, '{"dependencies": {"not-installed": "1.0.0"}}');
  expect(() => readFacts(folder)).toThrow(
    /node_modules.not-installed.package\.json/,
  );
});

test('without a repository nobody is named', () => {
  expect(readFacts(folder).contributors).toEqual([]);
});

test('pages that were compiled before are compiled again when facts change that are in none of their files, and only then', () => {
  const before = otherFactsFingerprint(folder);
  expect(otherFactsFingerprint(folder)).toBe(before);
  writeFileSync(path.join(folder, 'docs/guide/drivers/new.driver.md'), 'x');
  const changed = otherFactsFingerprint(folder);
  expect(changed).not.toBe(before);
  const file = path.join(folder, 'package.json');
  writeFileSync(file, '{"dependencies": {"react": "*"}}');
  expect(otherFactsFingerprint(folder)).not.toBe(changed);
});

test('a page that is previewed gets the facts as they are now, and those of before while they are the same', () => {
  const factsOfFile = createFactsOfFile(folder);
  const page = path.join(folder, 'docs/guide/drivers/local.md');
  const facts = factsOfFile(page);
  expect(factsOfFile(page)).toBe(facts);
  change('drivers/records/local.json', (text) =>
    text.replace('"Root folder path"', '"Changed folder path"'),
  );
  const local = factsOfFile(page).drivers.find(({name}) => name === 'Local');
  expect(local?.options[0]?.label.en).toBe('Changed folder path');
  writeFileSync(path.join(folder, 'docs/guide/drivers/new.driver.md'), 'x');
  expect(factsOfFile(page).driverPages).toContain('new.driver');
});

test('a build goes on with the facts that it began with', () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  });
  const factsOfFile = createFactsOfFile(folder);
  const page = path.join(folder, 'docs/guide/drivers/local.md');
  const facts = factsOfFile(page);
  change('drivers/records/local.json', (text) => `${text}\n`);
  expect(factsOfFile(page)).toBe(facts);
  jest.restoreAllMocks();
});

test('what an editor leaves beside the files is neither a driver nor a page', () => {
  const before = readFacts(folder);
  const records = path.join(folder, 'src/data/drivers/records');
  writeFileSync(path.join(records, 'local.json~'), 'half a driver');
  writeFileSync(path.join(folder, 'docs/guide/drivers/s3.md.orig'), 'x');
  expect(readFacts(folder)).toEqual(before);
});

test.each([
  [
    'drivers/records/local.json',
    '"kind": "local"',
    '"kind": "disk"',
    'kind: found "disk"',
  ],
  [
    'storageOptions/records.json',
    '"options"',
    '"option"',
    'options: found nothing',
  ],
  [
    'releases/records.json',
    /"version": "[^"]*"/,
    '"version": "new"',
    '[0].version: found "new"',
  ],
])(
  'a mistake in %s (%s) stops the build, which names file, line and field',
  (file, from, to, message) => {
    change(file, (text) => text.replace(from, to));
    const place = `src/data/${file}`.replaceAll('.', '\\.');
    const words = message.replaceAll(/[[\].]/g, '\\$&');
    expect(() => readFacts(folder)).toThrow(
      new RegExp(`^${place}:\\d+: ${words}`),
    );
  },
);

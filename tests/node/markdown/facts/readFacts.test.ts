import {cpSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  createFactsOfFile,
  otherFactsFingerprint,
  readFacts,
} from '../../../../src/markdown/facts/readFacts';
import {projectRoot} from '../../../support/pages';
import {temporaryFolder} from '../../../support/temporaryFolder';

let folder = '';

/** A copy of the site’s facts and driver pages, which a test may spoil, beside the packages it is built with. */
beforeEach(() => {
  folder = temporaryFolder();
  for (const part of ['src/data', 'docs/guide/drivers', 'package.json']) {
    cpSync(path.join(projectRoot, part), path.join(folder, part), {
      recursive: true,
    });
  }
  symlinkSync(
    path.join(projectRoot, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
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

test('a new driver is shown as soon as its file is there', () => {
  const before = readFacts(folder).drivers.length;
  const file = path.join(folder, 'src/data/drivers/records/local.json');
  const copy = readFileSync(file, 'utf8').replace('"Local"', '"Another"');
  writeFileSync(file.replace('local.json', 'another.json'), copy);
  const {drivers} = readFacts(folder);
  expect(drivers).toHaveLength(before + 1);
  expect(drivers.map(({name}) => name)).toContain('Another');
});

test('a driver has a page as soon as somebody wrote it', () => {
  expect(readFacts(folder).driverPages).toContain('local');
  expect(readFacts(folder).driverPages).not.toContain('new.driver');
  writeFileSync(path.join(folder, 'docs/guide/drivers/new.driver.md'), 'x');
  expect(readFacts(folder).driverPages).toContain('new.driver');
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
    'drivers/records/local.json',
    '"since": "v3.0.1"',
    '"since": "3.0"',
    'since: found "3.0"',
  ],
  [
    'storageOptions/records.json',
    '"options"',
    '"option"',
    'options: found nothing',
  ],
  ['config/records.json', '"keys"', '"key"', 'keys: found nothing'],
  [
    'settings/records.json',
    '"settings": [',
    '"setting": [',
    'settings: found nothing',
  ],
  ['cli/records.json', '"commands"', '"command"', 'commands: found nothing'],
  ['install/records.json', '"docker"', '"podman"', 'docker: found nothing'],
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

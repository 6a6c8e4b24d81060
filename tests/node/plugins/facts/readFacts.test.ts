import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readFacts} from '../../../../src/plugins/facts/readFacts';
import {projectRoot} from '../../../support/pages';

let folder = '';

/** A copy of the site’s facts and driver pages, which a test may spoil. */
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'read-facts-'));
  for (const part of ['src/data', 'docs/guide/drivers']) {
    cpSync(path.join(projectRoot, part), path.join(folder, part), {
      recursive: true,
    });
  }
});

afterEach(() => rmSync(folder, {recursive: true}));

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
  'a mistake in %s (%s) stops the build, which names file and field',
  (file, from, to, message) => {
    change(file, (text) => text.replace(from, to));
    expect(() => readFacts(folder)).toThrow(`src/data/${file}: ${message}`);
  },
);

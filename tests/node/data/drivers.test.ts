import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {driver, driverFileName} from '../../../src/data/drivers/schema';
import type {Localized} from '../../../src/data/localized';
import {readJson} from '../../../src/lib/readText';
import {compareVersions} from '../../../src/components/changelog/releases';
import {expectOfEach} from '../../support/expectOfEach';

const folder = path.join(__dirname, '../../../src/data/drivers/records');

const files = readdirSync(folder)
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return {file, text, record: readJson(driver, text, file)};
  });

const drivers = files.map(({record}) => record);

/** Words that a Chinese reader meets in Latin letters or digits. */
const properTerms = new Set([
  ...['Cookie', 'keep_alive Cookie', 'User-Agent', 'AUSHELLPORTAL', 'BDUSS'],
  ...['CDN', 'SharePoint', 'SHA-1', 'SHA-256', 'MD5', 'V1', 'V2'],
  ...['Base64', 'Base32', 'Base32768', 'IPFS', 'IPNS', 'MFS'],
  ...['mypikpak.net', 'mypikpak.com', 'pikpak.me', 'pikpakdrive.com'],
  // As the form writes it.
  'Pikpakdrid com (pikpakdrive.com)',
  ...['0', '1', '2', '3', '4'],
  ...['Cloudreve v3', 'Cloudreve v4', 'Darkibox', 'Dropbox', 'FebBox'],
  ...['Gofile', 'MEGA', 'MediaFire', 'PikPak', 'pCloud', 'Proton Drive'],
  ...['Seafile', 'Streamtape', 'Teambition', 'TeraBox', 'Trainbit'],
]);

const han = /\p{Script=Han}/u;

function textsOf(record: (typeof drivers)[number]): Localized[] {
  return [
    record.service,
    record.alert?.note,
    record.operationNote,
    ...record.rateLimits,
    ...record.options.flatMap(({label, note, values}) => [
      label,
      note,
      ...(values ?? []).map((value) => value.label),
    ]),
  ].flatMap((text) => text ?? []);
}

test('drivers lead to one page each, whose address differs from others in more than case', () => {
  const pages = [...new Set(drivers.map(({page}) => page))];
  expect(pages.length).toBeGreaterThan(70);
  expect(new Set(pages.map((page) => page.toLowerCase())).size).toBe(
    pages.length,
  );
});

type File = (typeof files)[number];

test.each<[string, (file: File) => void]>([
  [
    'lies in the file of that name, in plain characters',
    ({file, text, record}) => {
      const {name} = record;
      expect(file).toBe(driverFileName(name));
      expect(text.endsWith('}\n')).toBe(true);
      expect(text).not.toContain('\\u');
    },
  ],
  [
    'names every option once',
    ({record}) => {
      const keys = record.options.map(({key}) => key);
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
    },
  ],
  [
    'says how the root folder is given, as its options do',
    ({record}) => {
      const rootKeys = {
        id: ['root_folder_id'],
        path: ['root_folder_path', 'root_path'],
        none: [],
      }[record.root.kind];
      const found = record.options.filter(({key}) =>
        /^root_(folder_|path)/.test(key),
      );
      expect(found).toHaveLength(rootKeys.length === 0 ? 0 : 1);
      for (const option of found) {
        expect(rootKeys).toContain(option.key);
        expect(option.default).toBe(record.root.default);
      }
    },
  ],
  [
    'starts switches and numbers with a value of their kind',
    ({record}) => {
      for (const {type, default: start} of record.options) {
        if (type === 'bool') {
          expect(['true', 'false']).toContain(start);
        }
        if (type === 'number' || type === 'float') {
          expect(start).toMatch(/^\d+(\.\d+)?$/);
        }
      }
    },
  ],
  [
    'holds no client ID, secret or key of the product',
    ({record}) => {
      const guarded =
        /^(client_id|client_secret|app_id|app_secret|algorithms|api_key|password)$/;
      for (const option of record.options) {
        if (guarded.test(option.key)) {
          expect(option.default).toBe('');
        }
      }
    },
  ],
  [
    'proxies downloads by default where it always does',
    ({record}) => {
      if (record.forcesProxy) {
        expect(record.download).toBe('proxy');
        expect(record.flags.onlyProxy || record.flags.onlyLocal).toBe(true);
      }
    },
  ],
  [
    'offers uploads only where the product takes them',
    ({record}) => {
      if (record.flags.noUpload) {
        expect(record.operations).not.toContain('put');
      }
      expect(record.operations).toEqual(
        expect.arrayContaining(['list', 'link']),
      );
      expect(new Set(record.operations).size).toBe(record.operations.length);
    },
  ],
  [
    'dates an option only when it came after the driver',
    ({record}) => {
      for (const {since} of record.options) {
        if (since !== undefined) {
          expect(compareVersions(since, record.since)).toBeGreaterThan(0);
        }
      }
    },
  ],
  [
    'reads as English in English',
    ({record}) => {
      const texts = textsOf(record);
      expect(texts.length).toBeGreaterThan(1);
      for (const {en} of texts) {
        expect(en).not.toMatch(han);
      }
    },
  ],
  [
    'reads as Chinese in Chinese, up to names that stay as they are',
    ({record}) => {
      // The product's own Chinese form has fields in English.
      const labels = record.options.map(({label}) => label.zh);
      for (const {zh} of textsOf(record)) {
        if (!han.test(zh)) {
          expect([...properTerms, ...labels]).toContain(zh);
        }
      }
    },
  ],
  [
    'ends its notes like sentences',
    ({record}) => {
      const notes = [
        record.alert?.note,
        record.operationNote,
        ...record.options.map(({note}) => note),
      ].flatMap((note) => note ?? []);
      for (const {en, zh} of notes) {
        expect(en).toMatch(/\.$/);
        expect(zh).toMatch(/。$/);
      }
    },
  ],
])('the record of each driver %s', (_, check) => {
  expectOfEach(files, ({record}) => record.name, check);
});

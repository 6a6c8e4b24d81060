import records from '../../../src/data/install/records.json';
import {installSchema} from '../../../src/data/install/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const install = parseOrThrow(installSchema, records, 'install/records.json');

const fileNameOf: Record<string, RegExp> = {
  Windows: /^alist-windows-.+\.zip$/,
  macOS: /^alist-darwin-.+\.tar\.gz$/,
  'Linux glibc': /^alist-linux-(?!musl).+\.tar\.gz$/,
  'Linux musl': /^alist-linux-musl.+\.tar\.gz$/,
  Android: /^alist-android-.+\.tar\.gz$/,
  FreeBSD: /^alist-freebsd-.+\.tar\.gz$/,
};

describe('the files of a release', () => {
  it('stand under the system that their name tells', () => {
    for (const {os, assets} of install.release.assets) {
      for (const file of assets) {
        expect(file).toMatch(fileNameOf[os] ?? /never/);
      }
    }
  });

  it('have one row for each system and processor', () => {
    const rows = install.release.assets.map(({os, arch}) => `${os} ${arch}`);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

import {closeSync, openSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {compressFolder} from '../../../../scripts/hosting/compress';
import {temporaryFolder, writeFiles} from '../../../support/temporaryFolder';

const page = '<p>The same words again and again.</p>'.repeat(100);

describe('a site that is compressed for publishing', () => {
  test('leaves pictures and small files alone', async () => {
    const folder = temporaryFolder({'a.webp': page, 'small.html': '<p>x'});
    expect(await compressFolder(folder, 'fast')).toMatchObject({files: 0});
    expect(readdirSync(folder).sort()).toEqual(['a.webp', 'small.html']);
  });

  test('can be compressed again while a server sends the last file', async () => {
    const folder = temporaryFolder({'a.html': page});
    await compressFolder(folder, 'fast');
    const sent = openSync(path.join(folder, 'a.html.gz'), 'r');
    writeFiles(folder, {'a.html': page.toUpperCase()});
    await compressFolder(folder, 'best');
    expect(gunzipSync(readFileSync(sent)).toString()).toBe(page);
    closeSync(sent);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

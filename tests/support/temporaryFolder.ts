import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, {recursive: true, force: true});
  }
});

/** Writes files below a folder, by their names. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/** A new folder with these files, which goes after the last test of the file. */
export function temporaryFolder(
  files: Parameters<typeof writeFiles>[1] = {},
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

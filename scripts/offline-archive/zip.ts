import {zipSync, type Zippable} from 'fflate';

/** The date of every file: the earliest that zip supports, so that the same pages give the same archive. */
const DATE = new Date(1980, 0, 1);

const isCompressed = (name: string) =>
  /\.(?:avif|webp|png|jpe?g|gif|mp[34]|web[mp]|og[gv]|woff2?)$/.test(name);

/** An archive with all files in one folder, byte for byte the same on every machine and at any time. */
export function zip(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries: Zippable = Object.fromEntries(
    sorted.map(([name, content]) => [
      `${folder}/${name}`,
      [content, {level: isCompressed(name) ? 0 : 9, mtime: DATE}],
    ]),
  );
  return zipSync(entries);
}

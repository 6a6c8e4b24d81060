import {createHash} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesIn} from './filesIn';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files; images and videos are compressed already. */
const text =
  /\.(?:atom|css|html|js|json|md|mpd|m3u8|rss|svg|txt|vtt|webmanifest|xml)$/;

/** Smaller files fit into one packet with their headers either way. */
const MIN_BYTES = 1024;

/** How many files are compressed at a time: each keeps a thread of Node's pool busy twice. */
const AT_A_TIME = 8;

interface Siblings {
  br: Buffer;
  gz: Buffer;
}

/** Compression level: `best` for publishing, `fast` for tests. */
export type Effort = 'best' | 'fast';

const levels: Record<Effort, {brotli: number; gzip: number}> = {
  best: {
    brotli: constants.BROTLI_MAX_QUALITY,
    gzip: constants.Z_BEST_COMPRESSION,
  },
  fast: {brotli: 4, gzip: constants.Z_BEST_SPEED},
};

async function compressed(content: Buffer, effort: Effort): Promise<Siblings> {
  const level = levels[effort];
  const [br, gz] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    toGzip(content, {level: level.gzip}),
  ]);
  return {br, gz};
}

/** Writes beside and renames, because a server may be sending the file meanwhile. */
async function replaceFile(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Totals in bytes; `files` counts those that have compressed siblings. */
export interface Compressed {
  files: number;
  plain: number;
  br: number;
  gz: number;
}

/** Writes a brotli and a gzip file beside every text file, for servers that serve precompressed files. */
export async function compressFolder(
  dir: string,
  effort: Effort,
): Promise<Compressed> {
  const waiting = filesIn(dir, text);
  // Many pages exist under several names.
  const known = new Map<string, Promise<Siblings>>();
  const sum: Compressed = {files: 0, plain: 0, br: 0, gz: 0};
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      if (content.byteLength >= MIN_BYTES) {
        const key = createHash('sha256').update(content).digest('hex');
        const result = known.get(key) ?? compressed(content, effort);
        known.set(key, result);
        const {br, gz} = await result;
        await Promise.all([
          replaceFile(`${file}.br`, br),
          replaceFile(`${file}.gz`, gz),
        ]);
        sum.files += 1;
        sum.plain += content.byteLength;
        sum.br += br.byteLength;
        sum.gz += gz.byteLength;
      }
    }
  };
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  return sum;
}

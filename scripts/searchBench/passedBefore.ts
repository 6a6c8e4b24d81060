import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const RECORD = 'node_modules/.cache/search-relevance.txt';

/** What search finds depends on these: how it looks, what it is asked, and what it is asked about. */
const sources = [
  'src/components/search',
  'src/data',
  'src/lib',
  'scripts/searchBench',
];

/** The limits. */
const program = 'scripts/benchSearch.ts';

/** The files of a built site that search reads, in each language. */
const indexes = ['search-index', 'zh/search-index'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}

/** A digest of everything that the measurement reads. */
export function digestOf(dir: string): string {
  const hash = createHash('sha256').update(readFileSync(program));
  for (const folder of [
    ...sources,
    ...indexes.map((name) => path.join(dir, name)),
  ]) {
    for (const file of filesBelow(folder)) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Whether the same was measured here before and met every limit. Continuous integration always measures. */
export function passedBefore(digest: string): boolean {
  if (process.env.CI !== undefined) {
    return false;
  }
  try {
    return readFileSync(RECORD, 'utf8') === digest;
  } catch {
    return false;
  }
}

export function recordPass(digest: string): void {
  mkdirSync(path.dirname(RECORD), {recursive: true});
  writeFileSync(RECORD, digest);
}

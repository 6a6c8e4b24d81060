import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {localeCodes, type Locale} from '../../src/config/locales';
import {partNames, type PartName} from './figures';
import {benchPageNames, type BenchPage} from './pages';

export interface BenchOptions {
  /** The built site. */
  dir: string;
  /** Where peers and copies are made, and stay for the next run. */
  folder: string;
  parts: readonly PartName[];
  pages: readonly BenchPage[];
  locales: readonly Locale[];
  samples: number;
  /** Tries everything once and keeps nothing. */
  isQuick: boolean;
  /** Sizes of the site for the curve of growth; none for a comparison. */
  growth: readonly number[];
}

const SAMPLES = 5;

/**
 * Reads `--dir`, `--folder`, `--only bytes,taps`, `--quick`, and `--growth` with `--times 1,2`.
 *
 * @throws Error for what it does not know
 */
export function parseBenchOptions(words: string[]): BenchOptions {
  const {values} = parseArgs({
    args: words,
    options: {
      dir: {type: 'string', default: 'build'},
      folder: {
        type: 'string',
        default: path.join(os.tmpdir(), 'docs-bench'),
      },
      only: {type: 'string', default: partNames.join(',')},
      quick: {type: 'boolean', default: false},
      growth: {type: 'boolean', default: false},
      times: {type: 'string', default: '1,2,4,10'},
    },
  });
  const chosen = values.only.split(',');
  const unknown = chosen.find((name) => !partNames.some((one) => one === name));
  if (unknown !== undefined) {
    throw new Error(
      `--only: found "${unknown}", expected some of: ${partNames.join(',')}`,
    );
  }
  const times = values.times.split(',').map(Number);
  if (times.some((one) => !Number.isInteger(one) || one < 1)) {
    throw new Error(
      `--times: found "${values.times}", expected whole numbers from 1 on, such as 1,2,4,10`,
    );
  }
  const isQuick = values.quick;
  return {
    dir: values.dir,
    folder: path.resolve(values.folder),
    parts: partNames.filter((name) => chosen.includes(name)),
    pages: isQuick ? ['home', 'driver'] : benchPageNames,
    locales: isQuick ? ['en'] : localeCodes,
    samples: isQuick ? 1 : SAMPLES,
    isQuick,
    growth: values.growth ? times : [],
  };
}

import * as z from 'zod';
import {localeCodes} from '../../src/config/locales';
import {benchPageNames} from '../bench/pages';
import {libraryMarks} from '../libraries/places';

/** Parts of what a page fetches before a reader does anything; each has its own bytes, so that what grew has a name. */
export const pageParts = [
  'html',
  'styles',
  'main',
  'runtime',
  'text',
  'layout',
  'shared',
  'data',
  'font',
  'prefetch',
] as const;

export type PagePart = (typeof pageParts)[number];

const most = z.int().nonnegative();

/** The same for each name. */
const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  value: Value,
) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** What is limited on each measured page; `script` is all of its scripts. */
export const pageLimits = [...pageParts, 'script', 'requests'] as const;

export type PageLimit = (typeof pageLimits)[number];

const pageBudget = z.strictObject(tableOf(pageLimits, most));

const tableSchema = z.strictObject(tableOf(benchPageNames, pageBudget));

/** What the site may weigh, in bytes of brotli. */
export const budgetsSchema = z.strictObject({
  /** For each measured page of each language, whose texts compress differently. */
  pages: z.strictObject(tableOf(localeCodes, tableSchema)),
  /** For each library that comes when it is wanted, all scripts it is in. */
  libraries: z.strictObject(
    tableOf(Object.keys(libraryMarks) as (keyof typeof libraryMarks)[], most),
  ),
  /** For every other script, and every other style sheet, of either language. */
  otherScript: most,
  otherStyle: most,
});

export type Budgets = z.infer<typeof budgetsSchema>;

export const BUDGETS_FILE = 'scripts/budgets/budgets.json';

import * as z from 'zod';
import {localeCodes} from '../../src/config/locales';
import {benchPageNames} from './pages';
import {libraryMarks} from '../libraries/places';

/** What a page loads before any interaction, in categories with their own budgets, so that it is clear what grew. */
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

export const tableOf = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<
    Name,
    Value
  >;

/** The limits of each measured page; `script` is all of its scripts. */
export const pageLimits = [...pageParts, 'script', 'requests'] as const;

export type PageLimit = (typeof pageLimits)[number];

const pageBudget = z.strictObject(tableOf(pageLimits, () => most));

const tableSchema = z.strictObject(tableOf(benchPageNames, () => pageBudget));

/** The budgets of the site, in bytes of brotli. */
export const budgetsSchema = z.strictObject({
  /** For each measured page of each language, because their texts compress differently. */
  pages: z.strictObject(tableOf(localeCodes, () => tableSchema)),
  /** For each library that is loaded lazily, all scripts it is in. */
  libraries: z.strictObject(
    tableOf(
      Object.keys(libraryMarks) as (keyof typeof libraryMarks)[],
      () => most,
    ),
  ),
  /** For every other script, and every other style sheet, in either language. */
  otherScript: most,
  otherStyle: most,
});

export type Budgets = z.infer<typeof budgetsSchema>;

export const BUDGETS_FILE = 'scripts/budgets/budgets.json';

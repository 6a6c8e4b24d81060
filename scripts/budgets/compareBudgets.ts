import {benchPageNames, type BenchPage} from './pages';
import type {Locale} from '../../src/config/locales';
import {filesOf, type Fetched} from './parts';
import {pageLimits, tableOf, type Budgets, type PageLimit} from './schema';

export interface Weights {
  locale: Locale;
  pages: Readonly<Record<BenchPage, readonly Fetched[]>>;
  /** Libraries that are in no script, or in one that every page loads: a sentence for each. */
  misplaced: readonly string[];
  /** They are the same in every language, so one is enough. */
  libraries: Readonly<Partial<Budgets['libraries']>>;
  /** Scripts and style sheets that contain no library and that no measured page loads; small ones may be missing. */
  others: readonly {name: string; bytes: number}[];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const written = (limit: PageLimit, value: number) =>
  limit === 'requests' ? `${value}` : kilobytes(value);

function valueOf(limit: PageLimit, fetched: readonly Fetched[]): number {
  const files = filesOf(limit, fetched);
  return limit === 'requests'
    ? files.length
    : files.reduce((sum, {bytes}) => sum + bytes, 0);
}

function largest(limit: PageLimit, fetched: readonly Fetched[]): string {
  return filesOf(limit, fetched)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({name, bytes}) => `${name} ${kilobytes(bytes)}`)
    .join(', ');
}

const namesOf = (libraries: Weights['libraries']) =>
  Object.keys(libraries) as (keyof Budgets['libraries'])[];

const isStyle = (name: string) => name.endsWith('.css');

/** What exceeds its budget: a sentence for each, with the name of what grew. */
export function excesses(
  budgets: Budgets,
  {locale, pages, misplaced, libraries, others}: Weights,
): string[] {
  const ofPages = benchPageNames.flatMap((page) =>
    pageLimits
      .map((limit) => ({
        limit,
        value: valueOf(limit, pages[page]),
        most: budgets.pages[locale][page][limit],
      }))
      .filter(({value, most}) => value > most)
      .map(
        ({limit, value, most}) =>
          `${locale}, page ${page}: found ${written(limit, value)} of ${limit}, expected at most ${written(limit, most)} (${largest(limit, pages[page])})`,
      ),
  );
  const ofFiles = [
    ...namesOf(libraries).map((name) => ({
      name: `library ${name}`,
      bytes: libraries[name] ?? 0,
      most: budgets.libraries[name],
    })),
    ...others.map(({name, bytes}) => ({
      name,
      bytes,
      most: isStyle(name) ? budgets.otherStyle : budgets.otherScript,
    })),
  ]
    .filter(({bytes, most}) => bytes > most)
    .map(
      ({name, bytes, most}) =>
        `${locale}, ${name}: found ${kilobytes(bytes)}, expected at most ${kilobytes(most)}`,
    );
  const ofPlaces = misplaced.map((problem) => `${locale}: ${problem}`);
  return [...ofPages, ...ofPlaces, ...ofFiles];
}

/** Tolerance above the measured value: text and small changes move a few bytes. */
const ROOM = 1.03;

/** Budget for prefetching: which files it is depends on the link that the browser sees first. */
const PREFETCHED = 48_000;

const withRoom = (bytes: number) => Math.ceil((bytes * ROOM) / 100) * 100;

/** The budgets that a site exactly meets. */
export function budgetsOf(all: readonly Weights[]): Budgets {
  const heaviest = (values: readonly number[]) => Math.max(0, ...values);
  const others = all.flatMap((one) => one.others);
  const heaviestOf = (style: boolean) =>
    heaviest(
      others
        .filter(({name}) => isStyle(name) === style)
        .map(({bytes}) => bytes),
    );
  return {
    pages: Object.fromEntries(
      all.map(({locale, pages}) => [
        locale,
        tableOf(benchPageNames, (page) =>
          tableOf(pageLimits, (limit) => {
            const value = valueOf(limit, pages[page]);
            switch (limit) {
              case 'requests':
                return value;
              case 'prefetch':
                return PREFETCHED;
              default:
                return withRoom(value);
            }
          }),
        ),
      ]),
    ) as Budgets['pages'],
    libraries: tableOf(
      all.flatMap(({libraries}) => namesOf(libraries)),
      (name) => withRoom(heaviest(all.map((one) => one.libraries[name] ?? 0))),
    ),
    otherScript: withRoom(heaviestOf(false)),
    otherStyle: withRoom(heaviestOf(true)),
  };
}

/** A line for each page: how much of its budget it uses. */
export function budgetReport(
  budgets: Budgets,
  {locale, pages}: Weights,
): string[] {
  return benchPageNames.map((page) => {
    const shown = (['script', 'styles', 'html', 'prefetch'] as const).map(
      (limit) =>
        `${limit} ${kilobytes(valueOf(limit, pages[page]))} of ${kilobytes(budgets.pages[locale][page][limit])}`,
    );
    return `${locale} ${page.padEnd(14)} ${shown.join(', ')}`;
  });
}

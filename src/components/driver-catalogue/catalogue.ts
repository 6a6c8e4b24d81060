import {editDistance} from '../../lib/editDistance';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
/** Something a storage can do that a reader may look for. */
export type Ability = CatalogueRow['abilities'][number];

export type CatalogueView = 'list' | 'table';

/** What the reader has narrowed the catalogue to, and how it is shown; an empty string leaves a filter open. */
export interface CatalogueState {
  text: string;
  kind: string;
  region: string;
  auth: string;
  download: string;
  ability: string;
  view: CatalogueView;
  /** Names of the drivers to compare, in the order in which they were chosen. */
  compared: readonly string[];
}

/** How many drivers stand side by side at most. */
export const COMPARED_LIMIT = 4;

export const everything: CatalogueState = {
  text: '',
  kind: '',
  region: '',
  auth: '',
  download: '',
  ability: '',
  view: 'list',
  compared: [],
};

/** How each part of the state is called in an address. */
const parameters = {
  text: 'name',
  kind: 'kind',
  region: 'region',
  auth: 'sign-in',
  download: 'downloads',
  ability: 'can',
} as const satisfies Partial<Record<keyof CatalogueState, string>>;

type Filter = keyof typeof parameters;

const filters = Object.keys(parameters) as Filter[];

type Row = InLocale<CatalogueRow>;

/** What of a driver each filter looks at. */
const valuesOf: Record<
  Exclude<Filter, 'text'>,
  (row: Row) => readonly string[]
> = {
  kind: (row) => [row.kind],
  region: (row) => [row.region],
  auth: (row) => row.auth,
  download: (row) => [row.download],
  ability: (row) => row.abilities,
};

const choices = Object.keys(valuesOf) as Exclude<Filter, 'text'>[];

/** Longer than any name; what is longer was not typed. */
const TEXT_LIMIT = 100;

/**
 * What an address asks the catalogue for. Values that no driver has are dropped.
 *
 * @param search query of the address, from `?`
 */
export function parseCatalogueState(
  search: string,
  rows: readonly Row[],
): CatalogueState {
  const query = new URLSearchParams(search);
  const chosen = choices.map((choice) => {
    const value = query.get(parameters[choice]) ?? '';
    const isKnown = rows.some((row) => valuesOf[choice](row).includes(value));
    return [choice, isKnown ? value : ''];
  });
  const names = (query.get('compare') ?? '').split(',');
  const compared = rows
    .map(({name}) => name)
    .filter((name) => names.includes(name))
    .sort((one, other) => names.indexOf(one) - names.indexOf(other))
    .slice(0, COMPARED_LIMIT);
  return {
    ...everything,
    ...(Object.fromEntries(chosen) as Partial<CatalogueState>),
    text: (query.get(parameters.text) ?? '').slice(0, TEXT_LIMIT),
    view: query.get('view') === 'table' ? 'table' : 'list',
    compared,
  };
}

/** The query of an address that asks the catalogue for this, from `?`; empty for everything. */
export function formatCatalogueState(state: CatalogueState): string {
  const query = new URLSearchParams();
  filters
    .filter((filter) => state[filter] !== '')
    .forEach((filter) => {
      query.set(parameters[filter], state[filter]);
    });
  if (state.view === 'table') {
    query.set('view', 'table');
  }
  if (state.compared.length > 0) {
    query.set('compare', state.compared.join(','));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The state after a driver was chosen for comparison, or taken out of it. */
export function toggleCompared(
  state: CatalogueState,
  name: string,
): CatalogueState {
  const isIn = state.compared.includes(name);
  const compared = isIn
    ? state.compared.filter((other) => other !== name)
    : [...state.compared, name].slice(-COMPARED_LIMIT);
  return {...state, compared};
}

/** Case, width and accents do not matter to a reader who types. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const wordsIn = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** How many letters of a typed word may be wrong. A Chinese word is short, and mistyped by another character of the same sound. */
function errorsAllowed(word: string): number {
  if (/\p{Script=Han}/u.test(word)) {
    return word.length < 2 ? 0 : 1;
  }
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Whether every word typed stands somewhere in the driver's names, or, when errors are forgiven, nearly does. */
function hasWords(row: Row, typed: readonly string[], isForgiving: boolean) {
  const haystack = fold(`${row.name} ${row.words}`);
  return typed.every(
    (word) =>
      haystack.includes(word) ||
      (isForgiving &&
        wordsIn(haystack).some(
          (name) => editDistance(word, name) <= errorsAllowed(word),
        )),
  );
}

/** The drivers that the reader asked for. Errors of typing are forgiven when nothing is named as typed. */
export function matchingRows(
  rows: readonly Row[],
  state: CatalogueState,
): readonly Row[] {
  const chosen = rows.filter((row) =>
    choices.every(
      (choice) =>
        state[choice] === '' || valuesOf[choice](row).includes(state[choice]),
    ),
  );
  const typed = wordsIn(state.text);
  const exact = chosen.filter((row) => hasWords(row, typed, false));
  return exact.length > 0
    ? exact
    : chosen.filter((row) => hasWords(row, typed, true));
}

/** A column of the table of abilities, and in which direction it orders the rows. */
export interface Sorting {
  column: 'name' | Ability;
  isDescending: boolean;
}

/** The rows in the order of a column; an ability puts those that have it first, and names decide among equals. */
export function sortedRows(
  rows: readonly Row[],
  {column, isDescending}: Sorting,
): readonly Row[] {
  const byName = (one: Row, other: Row) =>
    one.name.localeCompare(other.name, 'en', {numeric: true});
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    if (column === 'name') {
      return sign * byName(one, other);
    }
    const [first, second] = [one, other].map((row) =>
      row.abilities.includes(column) ? 0 : 1,
    ) as [number, number];
    return first === second ? byName(one, other) : sign * (first - second);
  });
}

/** The sorting after a press on a column's name: by it, and again the other way round. */
export function nextSorting(
  {column, isDescending}: Sorting,
  pressed: Sorting['column'],
): Sorting {
  return {
    column: pressed,
    isDescending: column === pressed && !isDescending,
  };
}

import {editDistance, typosAllowed} from '../../lib/editDistance';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
/** An ability of a storage, as a filter. */
export type Ability = CatalogueRow['abilities'][number];

/** The filters and the view of the catalogue; an empty string means no filter. */
export interface CatalogueState {
  text: string;
  kind: string;
  region: string;
  auth: string;
  download: string;
  ability: string;
  view: 'list' | 'table';
  /** Names of the drivers to compare, in the order of selection. */
  compared: readonly string[];
}

export const COMPARED_LIMIT = 4;

export const defaultCatalogueState: CatalogueState = {
  text: '',
  kind: '',
  region: '',
  auth: '',
  download: '',
  ability: '',
  view: 'list',
  compared: [],
};

/** Query parameters of the state. */
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

/** A filter with values to choose from. */
export type Choice = Exclude<Filter, 'text'>;

/** The values of a driver that each filter checks. */
export const valuesOf: Record<Choice, (row: Row) => readonly string[]> = {
  kind: (row) => [row.kind],
  region: (row) => [row.region],
  auth: (row) => row.auth,
  download: (row) => [row.download],
  ability: (row) => row.abilities,
};

export const choices = Object.keys(valuesOf) as Choice[];

/** Longer than any name. */
const TEXT_LIMIT = 100;

/** The state in the query of an address. Values that no driver has are dropped. */
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
    ...defaultCatalogueState,
    ...(Object.fromEntries(chosen) as Partial<CatalogueState>),
    text: (query.get(parameters.text) ?? '').slice(0, TEXT_LIMIT),
    view: query.get('view') === 'table' ? 'table' : 'list',
    compared,
  };
}

/** The query string for a state, with `?`; empty for the initial one. */
export function formatCatalogueState(state: CatalogueState): string {
  const query = new URLSearchParams();
  filters
    .filter((filter) => state[filter] !== '')
    .forEach((filter) => query.set(parameters[filter], state[filter]));
  if (state.view === 'table') {
    query.set('view', 'table');
  }
  if (state.compared.length > 0) {
    query.set('compare', state.compared.join(','));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

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

/** Normalizes case, width and accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const wordsIn = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** Chinese words are short, and typos in them are other characters with the same sound. */
function typosIn(word: string): number {
  return /\p{Script=Han}/u.test(word)
    ? Math.min(word.length - 1, 1)
    : typosAllowed(word.length);
}

/** Whether the driver's names contain every typed word, with typos if `isForgiving`. */
function hasWords(row: Row, typed: readonly string[], isForgiving: boolean) {
  const haystack = fold(`${row.name} ${row.words}`);
  return typed.every(
    (word) =>
      haystack.includes(word) ||
      (isForgiving &&
        wordsIn(haystack).some(
          (name) => editDistance(word, name) <= typosIn(word),
        )),
  );
}

/** The drivers that match the filters. Typos are only allowed if nothing matches exactly. */
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

/** What changes files; every storage lists and downloads. */
export const changes = [
  'put',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
] as const;

/** What a storage can do, in few words: which changes it lacks, or which few it has, and what only some storages do. */
export interface AbilitySummary {
  kind: 'all' | 'without' | 'only' | 'none';
  changes: readonly Ability[];
  extras: readonly Ability[];
}

/** The shorter of the two lists tells more. */
export function abilitySummary({
  abilities,
  cannot,
}: Pick<Row, 'abilities' | 'cannot'>): AbilitySummary {
  const present = changes.filter((change) => abilities.includes(change));
  const missing = changes.filter((change) => cannot.includes(change));
  const extras = abilities.filter(
    (ability) => !changes.some((change) => change === ability),
  );
  if (missing.length === 0) {
    return {kind: 'all', changes: [], extras};
  }
  if (present.length === 0) {
    return {kind: 'none', changes: [], extras};
  }
  return missing.length <= present.length
    ? {kind: 'without', changes: missing, extras}
    : {kind: 'only', changes: present, extras};
}

export interface Sorting {
  column: 'name' | Ability;
  isDescending: boolean;
}

/** The rows, sorted by a column and then by name; rows with an ability come before those without. */
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

/** The sorting after a click on a column: by it, and reversed on the second click. */
export function nextSorting(
  {column, isDescending}: Sorting,
  pressed: Sorting['column'],
): Sorting {
  return {
    column: pressed,
    isDescending: column === pressed && !isDescending,
  };
}

import {localeCodes} from '../../src/config/locales';
import {
  translationState,
  type PageNow,
  type TranslationRecord,
  type TranslationState,
} from '../../src/components/translation-status/translationState';

export interface StatusRow {
  page: string;
  state: TranslationState;
}

export function statusRows(
  pages: readonly PageNow[],
  record: TranslationRecord,
): StatusRow[] {
  return pages.map((now) => ({
    page: now.page,
    state: translationState(now, record[now.page]),
  }));
}

/** Reviews of pages that no longer exist. */
export function forgottenPages(
  pages: readonly PageNow[],
  record: TranslationRecord,
): string[] {
  const known = new Set(pages.map(({page}) => page));
  return Object.keys(record).filter((page) => !known.has(page));
}

export function needsWork({state}: StatusRow): boolean {
  return state.kind !== 'current' && state.kind !== 'single';
}

function details(state: TranslationState): string {
  switch (state.kind) {
    case 'current':
      return '';
    case 'single':
      return `only in ${state.in}`;
    case 'missing':
    case 'draft':
      return state.in;
    case 'drifted':
      return state.sections
        .map(({id, changedIn}) => {
          const name = id === '' ? 'introduction' : `#${id}`;
          return `${name} (${changedIn.join(', ')})`;
        })
        .join(', ');
  }
}

export function statusTable(rows: readonly StatusRow[]): string {
  const open = rows.filter(needsWork);
  const width = Math.max(0, ...open.map(({page}) => page.length));
  const lines = open.map(
    ({page, state}) =>
      `${page.padEnd(width)}  ${state.kind.padEnd(8)} ${details(state)}`,
  );
  const kinds = ['current', 'single', 'drifted', 'draft', 'missing'] as const;
  const totals = kinds.map(
    (kind) => `${rows.filter(({state}) => state.kind === kind).length} ${kind}`,
  );
  return [
    ...lines,
    `${rows.length} pages in ${localeCodes.join(' and ')}: ${totals.join(', ')}`,
  ].join('\n');
}

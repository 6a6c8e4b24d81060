import type {CatalogueRow} from './factBlocks';
import type {InLocale} from './localize';

/** What the reader narrows the catalogue to; an empty string leaves a filter open. */
export interface CatalogueFilter {
  text: string;
  auth: string;
  download: string;
}

export const everything: CatalogueFilter = {text: '', auth: '', download: ''};

/** Case, width and accents do not matter to a reader who types. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** Whether a driver belongs to what the reader asked for: every word typed must stand somewhere in its names. */
export function matchesFilter(
  row: Pick<InLocale<CatalogueRow>, 'name' | 'words' | 'auth' | 'download'>,
  {text, auth, download}: CatalogueFilter,
): boolean {
  const haystack = fold(`${row.name} ${row.words}`);
  const hasWords = fold(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
  const hasAuth = auth === '' || row.auth.some((way) => way === auth);
  return hasWords && hasAuth && (download === '' || row.download === download);
}

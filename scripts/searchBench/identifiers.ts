import {pageOf} from '../../src/lib/address';
import type {Facts} from '../../src/markdown/facts/readFacts';
import type {ReaderQuery} from './schema';
import type {Site} from './site';

/** A name that more pages mention says less about where its reader wants to go. */
const MAX_PAGES = 2;

const WORD = /[\p{L}\p{N}_]+/gu;

/** The keys of options and settings, as readers copy them. */
function identifiersOf({
  config,
  drivers,
  settings,
  storageOptions,
}: Facts): Set<string> {
  return new Set([
    ...config.keys.flatMap(({key, env}) => [key, env ?? key]),
    ...drivers.flatMap(({options}) => options.map(({key}) => key)),
    ...settings.settings.map(({key}) => key),
    ...storageOptions.options.map(({key}) => key),
  ]);
}

/** A query for each identifier that is on one or two pages of a language. */
export function identifierQueries(
  {locale, sections}: Pick<Site, 'locale' | 'sections'>,
  facts: Facts,
): ReaderQuery[] {
  const pages = new Map<string, Set<string>>();
  for (const {address, heading, text} of sections) {
    for (const [word] of `${heading}\n${text}`.matchAll(WORD)) {
      const found = pages.get(word) ?? new Set();
      pages.set(word, found.add(pageOf(address)));
    }
  }
  return [...identifiersOf(facts)].flatMap((query) => {
    const found = [...(pages.get(query) ?? [])];
    return found.length > 0 && found.length <= MAX_PAGES
      ? {query, locale, pages: found, part: 'heldOut' as const}
      : [];
  });
}

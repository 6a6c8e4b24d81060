import {locales, type Locale} from '../../config/locales';
import {addressOf, localeOf, pageOf} from '../../lib/address';
import {valueAt} from '../../lib/valueAt';
import type {SearchHit, TextPart} from './hit';
import {fromMarkup, plainText} from './markup';

export const HOSTED_HIT_LIMIT = 20;

/** Filter by the attribute in which the service's crawler stores a page's `<html lang>`. */
export function languageFilter(locale: Locale): string {
  return `lang:${locales[locale].htmlLang}`;
}

/** The address on this site of a crawled page; `undefined` for anything else. */
function siteAddress(url: string): string | undefined {
  try {
    const {protocol, pathname, hash} = new URL(url, 'https://site.invalid');
    const path = decodeURI(pathname);
    return /^https?:$/.test(protocol)
      ? `${addressOf(pageOf(path), localeOf(path))}${hash}`
      : undefined;
  } catch {
    return undefined;
  }
}

/** An attribute as a marked excerpt, else marked, else plain. */
function marked(hit: unknown, ...path: readonly string[]): TextPart[] {
  const found = [
    valueAt(hit, ['_snippetResult', ...path, 'value']),
    valueAt(hit, ['_highlightResult', ...path, 'value']),
    valueAt(hit, path),
  ].find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? fromMarkup(found) : [];
}

function kindOf(type: unknown): SearchHit['kind'] | undefined {
  if (type === 'content') {
    return 'text';
  }
  const [, level] = /^lvl([0-6])$/.exec(String(type)) ?? [];
  if (level === undefined) {
    return undefined;
  }
  return Number(level) < 2 ? 'page' : 'heading';
}

function toHit(hit: unknown): SearchHit | undefined {
  const url = valueAt(hit, ['url']);
  const kind = kindOf(valueAt(hit, ['type']));
  const address = typeof url === 'string' ? siteAddress(url) : undefined;
  const titles = [1, 2, 3, 4, 5, 6]
    .map((level) => marked(hit, 'hierarchy', `lvl${level}`))
    .filter((title) => title.length > 0);
  if (address === undefined || kind === undefined || titles.length === 0) {
    return undefined;
  }
  const excerpt = kind === 'text' ? marked(hit, 'content') : [];
  return {
    address,
    kind,
    group: plainText(marked(hit, 'hierarchy', 'lvl0')),
    titles,
    ...(excerpt.length > 0 ? {excerpt} : {}),
  };
}

/** Parses the service's response. A hit that cannot be shown is left out; throws if the response is malformed, or all hits are left out. */
export function hostedHits(answer: unknown): SearchHit[] {
  const found = valueAt(answer, ['results', 0, 'hits']);
  if (!Array.isArray(found)) {
    throw new Error('The search service answered without a list of hits.');
  }
  const hits = found.flatMap((hit: unknown) => toHit(hit) ?? []);
  if (found.length > 0 && hits.length === 0) {
    throw new Error('The search service answered with hits of another kind.');
  }
  return hits.slice(0, HOSTED_HIT_LIMIT);
}

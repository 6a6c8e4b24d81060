import type {SearchHit, TextPart} from './hit';
import {escapeHtml, plainText, toMarkup} from './markup';

/** The levels of DocSearch: a group, a page, and headings within it. */
const levels = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

type Level = (typeof levels)[number];

interface Marked {
  value: string;
  matchLevel: 'full' | 'none';
  matchedWords: string[];
}

type MarkedLevels = Record<Level, Marked>;

interface MarkedHit {
  /** Leaves the marks out of what DocSearch stores: they belong to one query. */
  toJSON: () => undefined;
  content: Marked;
  hierarchy: MarkedLevels;
  hierarchy_camel: MarkedLevels[];
}

/** What DocSearch shows and, if the user opens it, stores. It renders every text as HTML. */
export interface DocSearchRecord {
  objectID: string;
  type: Level | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<'lvl0' | 'lvl1', string> &
    Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;
  _highlightResult: MarkedHit;
  _snippetResult: MarkedHit;
}

/**
 * DocSearch uses names of pages and groups as keys of an object, where whole numbers (`115`, `189`) come before all others. A zero-width
 * space prevents that.
 */
function asKey(html: string): string {
  return /^\d+$/.test(html) ? `${html}\u200b` : html;
}

function marked(parts: readonly TextPart[]): Marked {
  return {
    value: toMarkup(parts),
    matchLevel: parts.some(({isMarked}) => isMarked) ? 'full' : 'none',
    matchedWords: [],
  };
}

function typeOf({kind, titles, excerpt}: SearchHit): DocSearchRecord['type'] {
  if (kind === 'text' && excerpt !== undefined) {
    return 'content';
  }
  const depth = kind === 'page' ? 1 : titles.length;
  return levels[Math.min(Math.max(depth, 1), levels.length - 1)] ?? 'lvl1';
}

function toRecord(hit: SearchHit, objectID: string): DocSearchRecord {
  const {address, group, titles, excerpt} = hit;
  const [urlWithoutAnchor = address, anchor] = address.split('#');
  const groupParts = [{text: group, isMarked: false}];
  const partsOf = (index: number) =>
    index === 0 ? groupParts : (titles[index - 1] ?? []);
  const plain = (index: number) => {
    const text = plainText(partsOf(index));
    return text === '' ? null : escapeHtml(text);
  };
  const markedHit: MarkedHit = {
    toJSON: () => undefined,
    content: marked(excerpt ?? []),
    hierarchy: Object.fromEntries(
      levels.map((level, index) => [level, marked(partsOf(index))]),
    ) as MarkedLevels,
    hierarchy_camel: [],
  };
  markedHit.hierarchy.lvl0.value = asKey(markedHit.hierarchy.lvl0.value);
  return {
    objectID,
    type: typeOf(hit),
    url: address,
    url_without_anchor: urlWithoutAnchor,
    anchor: anchor ?? null,
    content: excerpt === undefined ? null : escapeHtml(plainText(excerpt)),
    hierarchy: {
      lvl0: asKey(plain(0) ?? ''),
      lvl1: asKey(plain(1) ?? ''),
      lvl2: plain(2),
      lvl3: plain(3),
      lvl4: plain(4),
      lvl5: plain(5),
      lvl6: plain(6),
    },
    _highlightResult: markedHit,
    _snippetResult: markedHit,
  };
}

/** Converts hits to records of DocSearch, in the same order, with their texts escaped. */
export function docSearchHits(hits: readonly SearchHit[]): DocSearchRecord[] {
  const seen = new Map<string, number>();
  return hits.map((hit) => {
    const before = seen.get(hit.address) ?? 0;
    seen.set(hit.address, before + 1);
    return toRecord(
      hit,
      before === 0 ? hit.address : `${hit.address} ${before}`,
    );
  });
}

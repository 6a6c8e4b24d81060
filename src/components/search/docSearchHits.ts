import type {SearchHit, TextPart} from './hit';
import {escapeHtml, plainText, toMarkup} from './markup';
import {pageGroups, type PageGroup} from './pageGroups';

/** The levels of DocSearch: what a page belongs to, the page, and headings within it. */
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

type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** What DocSearch shows and, if the reader opens it, stores. It renders every text as HTML. */
export interface DocSearchRecord {
  objectID: string;
  type: Level | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Hierarchy & {toJSON: () => Hierarchy};
  _highlightResult: MarkedHit;
  _snippetResult: MarkedHit;
}

/** Where DocSearch joins a page and what it belongs to in one line. */
const SEPARATOR = ' · ';

/**
 * DocSearch groups hits by this text, which it also shows as their heading. As it is a key of an object, it must not be a whole number, which
 * would come before all others; a zero-width space prevents that, and keeps two pages of the same name apart.
 */
function headingOf({title, context}: PageGroup, earlier: Set<string>): string {
  const text = [plainText(title), context]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(SEPARATOR);
  let heading = escapeHtml(text);
  while (/^\d+$/.test(heading) || earlier.has(heading)) {
    heading += '\u200b';
  }
  earlier.add(heading);
  return heading;
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

function toRecord(
  hit: SearchHit,
  heading: string,
  objectID: string,
): DocSearchRecord {
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
  markedHit.hierarchy.lvl0.value = heading;
  const headings = {
    lvl2: plain(2),
    lvl3: plain(3),
    lvl4: plain(4),
    lvl5: plain(5),
    lvl6: plain(6),
  };
  const stored = {lvl0: plain(0) ?? '', lvl1: plain(1) ?? '', ...headings};
  return {
    objectID,
    type: typeOf(hit),
    url: address,
    url_without_anchor: urlWithoutAnchor,
    anchor: anchor ?? null,
    content: excerpt === undefined ? null : escapeHtml(plainText(excerpt)),
    // The path of a hit leaves out what is in the heading above it; recent pages have no such heading. Of a text without headings, DocSearch
    // stores the page.
    hierarchy: {
      lvl0: '',
      lvl1: hit.kind === 'text' && titles.length === 1 ? stored.lvl1 : '',
      ...headings,
      toJSON: () => stored,
    },
    _highlightResult: markedHit,
    _snippetResult: markedHit,
  };
}

/** Converts hits to records of DocSearch, page by page, with their texts escaped. */
export function docSearchHits(hits: readonly SearchHit[]): DocSearchRecord[] {
  const headings = new Set<string>();
  const seen = new Map<string, number>();
  return pageGroups(hits).flatMap((group) => {
    const heading = headingOf(group, headings);
    return group.hits.map((hit) => {
      const before = seen.get(hit.address) ?? 0;
      seen.set(hit.address, before + 1);
      return toRecord(
        hit,
        heading,
        before === 0 ? hit.address : `${hit.address} ${before}`,
      );
    });
  });
}

import synonymGroups from '../../data/synonyms/records.json';
import {hitsOf, MOST_PAGES} from './answer';
import type {Collect} from './claims';
import {collectEvidence, type BodyIndex, type Evidence} from './evidence';
import type {SearchHit} from './hit';
import {
  entryFile,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexCore,
  type IndexEntry,
  type IndexPiece,
  type PageTexts,
} from './indexFiles';
import {openText, type OpenText} from './mark';
import {openIndex, type OpenIndex} from './openIndex';
import {decodePostings, type Posting} from './postings';
import {parseQuery, type Query} from './query';
import {phrasesOf, phraseText} from './phrase';
import {preferVerbatim, rank} from './rank';
import {LocalSearchError} from './searchError';
import {lowerBound, startingWith} from './sorted';
import {prepareSynonyms} from './synonyms';
import {stemOf} from './words';

/** Fetches a file below the folder of the language. */
export type FetchFile = (file: string) => Promise<unknown>;

export interface Engine {
  prepare: () => Promise<void>;
  /** @returns nothing when `isWanted` no longer holds */
  search: (
    query: string,
    isWanted: () => boolean,
  ) => Promise<readonly SearchHit[] | undefined>;
}

interface OpenPiece {
  terms: readonly string[];
  postings: readonly string[];
}

/** Pages whose text is looked at. */
const MOST_CANDIDATES = 10;

/** Pieces that are fetched for one beginning of a word. */
const MOST_PIECES = 2;

/** Words that are kept looked up. */
const MOST_COLLECTED = 200;

/** Texts that are kept ready to be marked. */
const MOST_OPEN_TEXTS = 500;

const synonyms = prepareSynonyms(synonymGroups);
const emptyBody: readonly string[] = [];

/** The pieces that can hold terms from one up to another. */
function piecesBetween(
  {pieces}: OpenIndex,
  from: string,
  to: string,
): string[] {
  const starts = pieces.map(([firstTerm]) => firstTerm);
  const first = Math.max(lowerBound(starts, `${from}\0`) - 1, 0);
  const last = Math.max(lowerBound(starts, `${to}\0`), first + 1);
  return pieces
    .slice(first, Math.min(last, first + MOST_PIECES))
    .map(([, file]) => file);
}

function startOf(term: string): string {
  const stem = stemOf(term);
  return term.startsWith(stem) ? stem : stem.slice(0, -1);
}

/** The files with what the text of the pages says about a query. */
function piecesFor(index: OpenIndex, {units, concepts, keys}: Query): string[] {
  const wanted = units.flatMap(({term, isHan, isOpen, weight}) => {
    if (weight < 0.5) {
      return [];
    }
    if (isHan && !isOpen) {
      return piecesBetween(index, term, term);
    }
    return !isHan && term.length < 2
      ? []
      : piecesBetween(index, startOf(term), `${startOf(term)}\uffff`);
  });
  const others = concepts.flatMap(({phrases}) =>
    phrases.flatMap((phrase) =>
      phrase.flatMap((term) => piecesBetween(index, startOf(term), term)),
    ),
  );
  const whole = keys.flatMap((key) => piecesBetween(index, key, key));
  return [...new Set([...wanted, ...others, ...whole])];
}

/** Answers queries from the files of one index, which it fetches when they are needed. */
export function createEngine(fetchFile: FetchFile, version: string): Engine {
  let opened: Promise<OpenIndex> | undefined;
  const files = new Map<string, Promise<unknown>>();
  const pieces = new Map<string, OpenPiece>();
  const decoded = new Map<string, readonly Posting[]>();
  const openTexts = new Map<number, OpenText>();
  const phraseTexts = new Map<number, string>();
  const collected = new Map<string, Evidence>();

  /** Forgets everything, so that the next query starts over. */
  const forget = () => {
    opened = undefined;
    files.clear();
    pieces.clear();
    decoded.clear();
    openTexts.clear();
    phraseTexts.clear();
    collected.clear();
  };
  const fetchHashed = async (name: string): Promise<unknown> => {
    const known = files.get(name);
    const fetching = known ?? fetchFile(INDEX_FOLDER + name);
    files.set(name, fetching);
    return fetching;
  };
  const open = async (): Promise<OpenIndex> => {
    const entry = (await fetchFile(entryFile(version))) as Partial<IndexEntry>;
    if (entry.format !== INDEX_FORMAT || entry.core === undefined) {
      throw new LocalSearchError(
        'outdated',
        `The search index has format ${String(entry.format)}, not ${INDEX_FORMAT}: reload the page.`,
      );
    }
    return openIndex((await fetchHashed(entry.core)) as IndexCore);
  };
  const ready = async (): Promise<OpenIndex> => {
    opened ??= open();
    return opened;
  };
  const readPiece = async (file: string): Promise<void> => {
    const [terms, postings] = (await fetchHashed(file)) as IndexPiece;
    if (!pieces.has(file)) {
      pieces.set(file, {
        terms: terms.split(' '),
        postings: postings.split(' '),
      });
    }
  };
  const bodyOf = (index: OpenIndex): BodyIndex => {
    const starts = index.pieces.map(([firstTerm]) => firstTerm);
    const pieceOf = (term: string): OpenPiece | undefined => {
      const place = Math.max(lowerBound(starts, `${term}\0`) - 1, 0);
      return pieces.get(index.pieces[place]?.[1] ?? '');
    };
    return {
      postings: (term) => {
        const known = decoded.get(term);
        const piece = pieceOf(term);
        if (known !== undefined || piece === undefined) {
          return known ?? [];
        }
        const place = lowerBound(piece.terms, term);
        const found =
          piece.terms[place] === term
            ? decodePostings(piece.postings[place] ?? '')
            : [];
        decoded.set(term, found);
        return found;
      },
      startingWith: (start) =>
        start.length === 0
          ? emptyBody
          : piecesBetween(index, start, `${start}\uffff`).flatMap((file) =>
              startingWith(pieces.get(file)?.terms ?? [], start),
            ),
      near: (term) => pieceOf(term)?.terms ?? emptyBody,
    };
  };
  const phraseTextOf = (
    index: OpenIndex,
    textsOf: ReadonlyMap<number, PageTexts>,
    section: number,
  ): string => {
    const {page, index: place} = index.sections[section] ?? {page: 0, index: 0};
    const found =
      phraseTexts.get(section) ?? phraseText(textsOf.get(page)?.[place] ?? '');
    phraseTexts.set(section, found);
    return found;
  };
  /** Looks up words and remembers them: with the next letter typed, all but the last are the same. */
  const collectFrom =
    (index: OpenIndex, body: BodyIndex): Collect =>
    (word) => {
      const key = `${word.term} ${String(word.isOpen)}`;
      if (collected.size > MOST_COLLECTED) {
        collected.clear();
      }
      const found = collected.get(key) ?? collectEvidence(index, body, word);
      collected.set(key, found);
      return found;
    };
  const answer = async (text: string, isWanted: () => boolean) => {
    const index = await ready();
    const query = parseQuery(text, index, synonyms);
    if (!isWanted() || query.units.length === 0) {
      return isWanted() ? [] : undefined;
    }
    await Promise.all(piecesFor(index, query).map(readPiece));
    if (!isWanted()) {
      return undefined;
    }
    const body = bodyOf(index);
    const {pages: candidates, words} = rank(
      index,
      body,
      query,
      collectFrom(index, body),
      MOST_CANDIDATES,
    );
    if (phraseTexts.size > MOST_OPEN_TEXTS) {
      openTexts.clear();
      phraseTexts.clear();
    }
    const textsOf = new Map(
      await Promise.all(
        candidates.map(
          async ({page}) =>
            [
              page,
              (await fetchHashed(index.pages[page]?.text ?? '')) as PageTexts,
            ] as const,
        ),
      ),
    );
    const best = preferVerbatim(candidates, phrasesOf(query.text), (section) =>
      phraseTextOf(index, textsOf, section),
    ).slice(0, MOST_PAGES);
    const textOf = (section: number): OpenText => {
      const {page, index: place} = index.sections[section] ?? {
        page: 0,
        index: 0,
      };
      const found =
        openTexts.get(section) ?? openText(textsOf.get(page)?.[place] ?? '');
      openTexts.set(section, found);
      return found;
    };
    return isWanted()
      ? best.flatMap((page) => hitsOf(index, page, textOf, words))
      : undefined;
  };
  const orForget = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      forget();
      throw error;
    });
  return {
    prepare: async () => {
      await orForget(ready());
    },
    search: async (text, isWanted) => orForget(answer(text, isWanted)),
  };
}

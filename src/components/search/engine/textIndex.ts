import type {TextIndex} from './termMatches';
import type {IndexChunk} from '../indexFiles';
import type {OpenIndex} from './openIndex';
import {decodePostings, type Posting} from './postings';
import type {Query} from './query';
import {lowerBound, withPrefix} from './binarySearch';
import {stemPrefix} from './stem';
import {isStopWord} from './stopWords';

const MAX_CHUNKS_OF_WORD = 2;

/** How many chunks one query may fetch, those of what is looked up whole first; a long query must not fetch the whole index. */
const MAX_NEW_CHUNKS = 8;

/** Sorts after every character that can follow in a term. */
const LAST = '\uffff';

interface OpenChunk {
  terms: readonly string[];
  postings: readonly string[];
}

/** The index of the text, in chunks; a query fetches only those it needs. */
export interface LoadableTextIndex extends TextIndex {
  /** @returns whether anything was fetched */
  load: (query: Query) => Promise<boolean>;
}

export function createTextIndex(
  {pieces}: OpenIndex,
  /** Resolves to `undefined` for a file that is not available now. */
  fetchFile: (name: string) => Promise<unknown>,
): LoadableTextIndex {
  const firstTerms = pieces.map(([firstTerm]) => firstTerm);
  const opened = new Map<string, OpenChunk>();
  const decoded = new Map<string, readonly Posting[]>();

  const placeOf = (term: string) =>
    Math.max(lowerBound(firstTerms, `${term}\0`) - 1, 0);
  const chunkOf = (term: string) =>
    opened.get(pieces[placeOf(term)]?.[1] ?? '');
  const filesBetween = (from: string, to: string) => {
    const first = placeOf(from);
    const last = Math.min(placeOf(to) + 1, first + MAX_CHUNKS_OF_WORD);
    return pieces.slice(first, last).map(([, file]) => file);
  };
  const filesFrom = (start: string) => filesBetween(start, start + LAST);
  const filesFor = ({
    units,
    concepts,
    keys,
    wholeTerms,
  }: Query): Set<string> => {
    const own = units
      .filter(
        ({term, isHan}) => !isStopWord(term) && (isHan || term.length > 1),
      )
      .flatMap(({term, isHan, isOpen}) =>
        isHan && !isOpen
          ? filesBetween(term, term)
          : filesFrom(stemPrefix(term)),
      );
    const whole = [...keys, ...wholeTerms.map(({term}) => term)].flatMap(
      (term) => filesBetween(term, term),
    );
    const others = concepts
      .flatMap(({phrases}) => phrases.flat())
      .flatMap((term) => filesBetween(stemPrefix(term), term));
    return new Set([...whole, ...own, ...others]);
  };
  const open = async (file: string) => {
    const chunk = (await fetchFile(file)) as IndexChunk | undefined;
    if (chunk === undefined) {
      return;
    }
    const [terms, postings] = chunk;
    opened.set(file, {
      terms: terms.split(' '),
      postings: postings.split(' '),
    });
  };
  return {
    load: async (query) => {
      const missing = [...filesFor(query)].filter((file) => !opened.has(file));
      await Promise.all(missing.slice(0, MAX_NEW_CHUNKS).map(open));
      return missing.length > 0;
    },
    postings: (term) => {
      const known = decoded.get(term);
      const chunk = chunkOf(term);
      if (known !== undefined || chunk === undefined) {
        return known ?? [];
      }
      const {terms, postings} = chunk;
      const place = lowerBound(terms, term);
      const found =
        terms[place] === term ? decodePostings(postings[place] ?? '') : [];
      decoded.set(term, found);
      return found;
    },
    withPrefix: (start) =>
      start === ''
        ? []
        : filesFrom(start).flatMap((file) =>
            withPrefix(opened.get(file)?.terms ?? [], start),
          ),
    near: (term) => chunkOf(term)?.terms ?? [],
  };
}

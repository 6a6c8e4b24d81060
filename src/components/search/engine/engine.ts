import synonymGroups from '../../../data/synonyms/records.json';
import {cached} from '../../../lib/cached';
import {pageHits} from './pageHits';
import {createTextIndex, type LoadableTextIndex} from './textIndex';
import {scoreUnits, type FindMatches} from './unitScores';
import {findMatches, type TermMatches} from './termMatches';
import type {SearchGaps, SearchHit} from '../hit';
import {
  entryFile,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexCore,
  type IndexEntry,
} from '../indexFiles';
import {openIndex, type OpenIndex} from './openIndex';
import {nearestPages} from './nearestPages';
import {phrasesOf} from './phrase';
import {parseQuery} from './query';
import {preferVerbatim, rank} from './rank';
import {LocalSearchError} from './searchError';
import {createSimplify} from './simplified';
import {createSectionTexts, type SectionTexts} from './sectionTexts';
import {isStopWord} from './stopWords';
import {prepareSynonyms, type Synonyms} from './synonyms';

/** Fetches a file below the folder of the language. */
export type FetchFile = (file: string) => Promise<unknown>;

export interface Engine {
  prepare: () => Promise<void>;
  /** @returns `undefined` once `isWanted` is false */
  search: (
    query: string,
    isWanted: () => boolean,
  ) => Promise<readonly SearchHit[] | undefined>;
  /** What a search for a query could not find; after the search, for the same query. */
  gaps: (query: string) => Promise<SearchGaps>;
}

const MAX_PAGES = 8;

const MAX_CACHED = 200;

interface LoadedIndex {
  index: OpenIndex;
  textIndex: LoadableTextIndex;
  texts: SectionTexts;
  synonyms: Synonyms;
  simplify: (query: string) => string;
  /** Matches by word: when the reader types the next letter, all words but the last are the same. */
  cache: Map<string, TermMatches>;
}

async function loadIndex(
  fetchFile: FetchFile,
  version: string,
): Promise<LoadedIndex> {
  const fetchHashed = async (name: string) => fetchFile(INDEX_FOLDER + name);
  const entry = (await fetchFile(entryFile(version))) as Partial<IndexEntry>;
  if (entry.format !== INDEX_FORMAT || entry.core === undefined) {
    throw new LocalSearchError(
      'outdated',
      `The search index has format ${String(entry.format)}, not ${INDEX_FORMAT}: reload the page.`,
    );
  }
  // Offline, the core and the chunks that are loaded still answer; the next query tries the others again.
  const fetchUnlessOffline = async (name: string) =>
    fetchHashed(name).catch((error: unknown) => {
      if (LocalSearchError.from(error).reason === 'offline') {
        return undefined;
      }
      throw error;
    });
  const core = (await fetchHashed(entry.core)) as IndexCore;
  const index = openIndex(core);
  return {
    index,
    textIndex: createTextIndex(index, fetchUnlessOffline),
    texts: createSectionTexts(index, fetchUnlessOffline),
    synonyms: prepareSynonyms([...synonymGroups, ...core.synonyms]),
    simplify: createSimplify(core.traditional ?? ''),
    cache: new Map(),
  };
}

function cachedMatches({index, textIndex, cache}: LoadedIndex): FindMatches {
  return (word) => {
    const key = `${word.term} ${String(word.isOpen)}`;
    return cached(cache, key, () => findMatches(index, textIndex, word));
  };
}

async function answer(
  loaded: LoadedIndex,
  text: string,
  isWanted: () => boolean,
): Promise<SearchHit[] | undefined> {
  const {index, textIndex, texts, synonyms, cache} = loaded;
  const query = parseQuery(text, index, synonyms);
  if (query.units.length === 0) {
    return [];
  }
  const isNew = await textIndex.load(query);
  if (!isWanted()) {
    return undefined;
  }
  if (isNew || cache.size > MAX_CACHED) {
    cache.clear();
  }
  const found = rank(index, textIndex, query, cachedMatches(loaded), MAX_PAGES);
  await texts.load(found.pages.map(({page}) => page));
  if (!isWanted()) {
    return undefined;
  }
  return preferVerbatim(
    found.pages,
    phrasesOf(query.text),
    texts.plain,
  ).flatMap((page, place) =>
    pageHits(index, page, texts.open, found.words, place),
  );
}

/** The words of a query that are on no page, and what is nearest to them if nothing was found. */
function gapsOf(loaded: LoadedIndex, text: string): SearchGaps {
  const {index, synonyms} = loaded;
  const query = parseQuery(text, index, synonyms);
  const find = cachedMatches(loaded);
  const hasMatch = query.units.map((unit) => find(unit).pageCount > 0);
  if (hasMatch.every(Boolean)) {
    return {missing: [], nearest: []};
  }
  const {unitScores} = scoreUnits(index, query, find);
  const isFound = unitScores.map(
    ({pages, sections}) => pages.some(Boolean) || sections.some(Boolean),
  );
  const lost = query.units.filter(
    ({term}, i) => !isStopWord(term) && isFound[i] === false,
  );
  const words = lost.filter(({isHan}) => !isHan).map(({term}) => term);
  // Han text is searched in pairs of characters, some of which cross the words of any question.
  const isHanLost =
    2 * (lost.length - words.length) >=
    query.units.filter(({isHan}) => isHan).length;
  const hanText = isHanLost ? query.text.match(/\p{Script=Han}+/gu) : null;
  return {
    missing: [...words, ...(hanText ?? [])],
    nearest: isFound.some(Boolean) ? [] : nearestPages(index, text),
  };
}

/** Answers queries from the files of one index, and fetches them on demand. */
export function createEngine(fetchFile: FetchFile, version: string): Engine {
  let opening: Promise<LoadedIndex> | undefined;
  const opened = async (): Promise<LoadedIndex> => {
    opening ??= loadIndex(fetchFile, version);
    return opening;
  };
  /** After a failure the index is dropped, so that the next query starts over. */
  const orReset = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  const search = async (text: string, isWanted: () => boolean) =>
    orReset(
      opened().then(async (loaded) =>
        isWanted()
          ? answer(loaded, loaded.simplify(text), isWanted)
          : undefined,
      ),
    );
  return {
    prepare: async () => {
      await orReset(opened());
    },
    search: async (text, isWanted) => {
      const wasOpened = opening !== undefined;
      return search(text, isWanted).catch(async (error: unknown) => {
        // The site was published again: the files of the index have other names.
        if (wasOpened && LocalSearchError.from(error).reason === 'missing') {
          return search(text, isWanted);
        }
        throw error;
      });
    },
    gaps: async (text) => {
      const loaded = await opened();
      return gapsOf(loaded, loaded.simplify(text));
    },
  };
}

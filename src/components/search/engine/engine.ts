import synonymGroups from '../../../data/synonyms/records.json';
import {hitsOf} from './answer';
import {createBodyPieces, type BodyPieces} from './bodyPieces';
import type {Collect} from './claims';
import {collectEvidence, type Evidence} from './evidence';
import type {SearchHit} from '../hit';
import {
  entryFile,
  INDEX_FOLDER,
  INDEX_FORMAT,
  type IndexCore,
  type IndexEntry,
} from '../indexFiles';
import {openIndex, type OpenIndex} from './openIndex';
import {phrasesOf} from './phrase';
import {parseQuery} from './query';
import {preferVerbatim, rank} from './rank';
import {LocalSearchError} from './searchError';
import {createSectionTexts, type SectionTexts} from './sectionTexts';
import {prepareSynonyms, type Synonyms} from './synonyms';

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

/** Pages of an answer. */
const MOST_PAGES = 8;

/** Words that are kept looked up. */
const MOST_COLLECTED = 200;

/** Everything that is there of one index. */
interface Library {
  index: OpenIndex;
  body: BodyPieces;
  texts: SectionTexts;
  synonyms: Synonyms;
  /** What was found for words: with the next letter typed, all but the last are the same. */
  collected: Map<string, Evidence>;
}

async function openLibrary(
  fetchFile: FetchFile,
  version: string,
): Promise<Library> {
  const fetchHashed = async (name: string) => fetchFile(INDEX_FOLDER + name);
  const entry = (await fetchFile(entryFile(version))) as Partial<IndexEntry>;
  if (entry.format !== INDEX_FORMAT || entry.core === undefined) {
    throw new LocalSearchError(
      'outdated',
      `The search index has format ${String(entry.format)}, not ${INDEX_FORMAT}: reload the page.`,
    );
  }
  // Without a network, the core and what was fetched before still answer; the next query asks again for the rest.
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
    body: createBodyPieces(index, fetchUnlessOffline),
    texts: createSectionTexts(index, fetchUnlessOffline),
    synonyms: prepareSynonyms([...synonymGroups, ...core.synonyms]),
    collected: new Map(),
  };
}

function collectFrom({index, body, collected}: Library): Collect {
  return (word) => {
    const key = `${word.term} ${String(word.isOpen)}`;
    const found = collected.get(key) ?? collectEvidence(index, body, word);
    collected.set(key, found);
    return found;
  };
}

async function answer(
  library: Library,
  text: string,
  isWanted: () => boolean,
): Promise<SearchHit[] | undefined> {
  const {index, body, texts, synonyms, collected} = library;
  const query = parseQuery(text, index, synonyms);
  if (query.units.length === 0) {
    return [];
  }
  const isNew = await body.load(query);
  if (!isWanted()) {
    return undefined;
  }
  if (isNew || collected.size > MOST_COLLECTED) {
    collected.clear();
  }
  const found = rank(index, body, query, collectFrom(library), MOST_PAGES);
  await texts.load(found.pages.map(({page}) => page));
  if (!isWanted()) {
    return undefined;
  }
  return preferVerbatim(
    found.pages,
    phrasesOf(query.text),
    texts.plain,
  ).flatMap((page, place) =>
    hitsOf(index, page, texts.open, found.words, place),
  );
}

/** Answers queries from the files of one index, which it fetches when they are needed. */
export function createEngine(fetchFile: FetchFile, version: string): Engine {
  let opening: Promise<Library> | undefined;
  const opened = async (): Promise<Library> => {
    opening ??= openLibrary(fetchFile, version);
    return opening;
  };
  /** After a failure everything is forgotten, so that the next query starts over, perhaps with a newer index. */
  const orForget = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return {
    prepare: async () => {
      await orForget(opened());
    },
    search: async (text, isWanted) =>
      orForget(
        opened().then(async (library) =>
          isWanted() ? answer(library, text, isWanted) : undefined,
        ),
      ),
  };
}

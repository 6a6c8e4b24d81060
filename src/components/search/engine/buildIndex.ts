import {cached} from '../../../lib/cached';
import type {IndexCore, IndexChunk, PageTexts} from '../indexFiles';
import type {PageText, SectionText} from './pageText';
import {encodePostings, type Posting} from './postings';
import {clausesOf} from './clauses';
import {tokenize} from './tokens';
import {isStopWord} from './stopWords';

/** Characters of a chunk before compression, which about halves it. */
const CHUNK_LENGTH = 6_000;

/** An index before its files are named. */
export interface BuiltIndex {
  core: Omit<IndexCore, 'pieces'>;
  pieces: readonly {firstTerm: string; piece: IndexChunk}[];
  texts: readonly PageTexts[];
}

/** Of joined words, only names of options and settings are typed whole. */
const isName = (key: string) => key.includes('_');

/** The terms of a section, and whether each is a key. Keys and messages also count as a whole, because readers copy them. */
function termsOf(
  {keys, text}: SectionText,
  foreignHeading: string,
): Map<string, boolean> {
  const words = tokenize(`${foreignHeading}\n${text}`).filter(
    ({term, kind}) => kind !== 'key' || isName(term),
  );
  const ofKeys = [...tokenize(keys.join('\n')), ...keys.flatMap(clausesOf)];
  return new Map(
    [
      ...words.map(({term}) => [term, false] as const),
      ...ofKeys.map(({term}) => [term, true] as const),
    ].filter(([term]) => !isStopWord(term)),
  );
}

function collectPostings(pages: readonly PageText[]): Map<string, Posting[]> {
  const all = new Map<string, Posting[]>();
  let section = 0;
  for (const {sections, foreign} of pages) {
    for (const one of sections) {
      for (const [term, isKey] of termsOf(one, foreign[one.id] ?? '')) {
        cached(all, term, (): Posting[] => []).push({section, isKey});
      }
      section += 1;
    }
  }
  return all;
}

function splitIntoChunks(all: ReadonlyMap<string, Posting[]>) {
  const chunks: {terms: string[]; postings: string[]}[] = [];
  let length = Infinity;
  for (const term of [...all.keys()].sort()) {
    const postings = encodePostings(all.get(term) ?? []);
    if (length > CHUNK_LENGTH) {
      chunks.push({terms: [], postings: []});
      length = 0;
    }
    chunks.at(-1)?.terms.push(term);
    chunks.at(-1)?.postings.push(postings);
    length += term.length + postings.length + 2;
  }
  return chunks.map(({terms, postings}) => ({
    firstTerm: terms[0] ?? '',
    piece: [terms.join(' '), postings.join(' ')] as const,
  }));
}

/** Builds the index of one language and version, whose synonyms come in addition to those of all versions. */
export function buildIndex(
  pages: readonly PageText[],
  synonyms: readonly (readonly string[])[] = [],
): BuiltIndex {
  const linksOf = pages.map(({links}) => new Set(links));
  const groups = [...new Set(pages.map(({group}) => group))];
  return {
    core: {
      groups,
      synonyms,
      pages: pages.map((page) => ({
        address: page.address,
        title: page.title,
        group: groups.indexOf(page.group),
        description: page.description,
        names: page.names,
        linked: linksOf.filter((links) => links.has(page.address)).length,
        sections: page.sections.map(({id, level, heading, names = []}) =>
          names.length === 0
            ? ([id, level, heading] as const)
            : ([id, level, heading, names] as const),
        ),
        text: '',
      })),
    },
    pieces: splitIntoChunks(collectPostings(pages)),
    texts: pages.map(({sections}) => sections.map(({text}) => text)),
  };
}

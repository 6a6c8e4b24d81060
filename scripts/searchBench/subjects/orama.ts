import {create, insertMultiple, save, search} from '@orama/orama';
import {transferOf, type Site} from '../site';
import {termsOf, withSynonyms} from './libraryTokens';
import {nothingToClose, unique, type Subject} from './subject';

/** How many hits are requested: enough for the pages of the first sections. */
const MOST_HITS = 50;

/** Orama with this site's terms, nicknames and synonyms. */
export async function orama({sections}: Site): Promise<Subject> {
  const index = create({
    schema: {
      address: 'string',
      title: 'string',
      names: 'string',
      heading: 'string',
      text: 'string',
    } as const,
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: termsOf,
      },
    },
  });
  await insertMultiple(
    index,
    sections.map((section) => ({...section})),
  );
  const bytes = transferOf(JSON.stringify(save(index)));
  return {
    name: 'Orama',
    search: async (query) => {
      const {hits} = await search(index, {
        term: withSynonyms(query),
        properties: ['title', 'names', 'heading', 'text'],
        boost: {title: 8, names: 6, heading: 4, text: 1},
        tolerance: 1,
        limit: MOST_HITS,
      });
      return unique(hits.map(({document}) => document.address));
    },
    transferBefore: async () => Promise.resolve(bytes),
    close: nothingToClose,
  };
}

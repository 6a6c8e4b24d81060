import MiniSearch from 'minisearch';
import {transferOf, type Site, type SiteSection} from '../site';
import {termsOf, withSynonyms} from './libraryTokens';
import {nothingToClose, unique, type Subject} from './subject';

const isLatin = (term: string) => /^[a-z]/.test(term);

/** minisearch with this site's terms, nicknames and synonyms. */
export function miniSearch({sections}: Site): Subject {
  const index = new MiniSearch<SiteSection>({
    fields: ['title', 'names', 'heading', 'text'],
    storeFields: ['address'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: {title: 8, names: 6, heading: 4},
      prefix: isLatin,
      fuzzy: (term) => (isLatin(term) && term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(sections);
  const bytes = transferOf(JSON.stringify(index));
  return {
    name: 'minisearch',
    search: async (query) => {
      const found = index.search(withSynonyms(query));
      return Promise.resolve(
        unique(found.map(({address}) => address as string)),
      );
    },
    transferBefore: async () => Promise.resolve(bytes),
    close: nothingToClose,
  };
}

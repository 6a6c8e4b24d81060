import type {GlossaryTerm} from '../../../data/glossary/schema';

/** Synonyms from the glossary: each term in both languages, in all its forms, and the names that the pages avoid. */
export function termSynonyms(terms: readonly GlossaryTerm[]): string[][] {
  return terms.map(({term, forms, avoid}) => {
    const words = [forms, avoid].flatMap((more) =>
      more === undefined ? [] : [...more.en, ...more.zh],
    );
    return [...new Set([term.en, term.zh, ...words])];
  });
}

import type {GlossaryTerm} from '../../../data/glossary/schema';

/** What readers may call the words of the glossary: in either language, in any form, and as these pages do not call them. */
export function termSynonyms(terms: readonly GlossaryTerm[]): string[][] {
  return terms.map(({term, forms, avoid}) => {
    const words = [forms, avoid].flatMap((more) =>
      more === undefined ? [] : [...more.en, ...more.zh],
    );
    return [...new Set([term.en, term.zh, ...words])];
  });
}

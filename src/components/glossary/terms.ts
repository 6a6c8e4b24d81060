import type {Locale} from '../../config/locales';
import type {GlossaryTerm} from '../../data/glossary/schema';

/** How a term may be written in a sentence. */
function spellings({term, forms}: GlossaryTerm, locale: Locale): string[] {
  return [term[locale], ...(forms?.[locale] ?? [])];
}

/** The term that an author refers to, by its id or by the words in the sentence. */
export function findTerm(
  terms: readonly GlossaryTerm[],
  words: string,
  locale: Locale,
  id?: string,
): GlossaryTerm {
  const wanted = words.toLowerCase();
  const found = terms.find((term) =>
    id === undefined
      ? spellings(term, locale).some((each) => each.toLowerCase() === wanted)
      : term.id === id,
  );
  if (found === undefined) {
    const known =
      id === undefined
        ? terms.flatMap((term) => spellings(term, locale))
        : terms.map((term) => term.id);
    throw new Error(
      `found the term "${id ?? words}", which the glossary does not have; expected one of: ${known.join(', ')}`,
    );
  }
  return found;
}

import {termsOf, tokenize} from './tokens';
import {stemOf} from './stem';

export type Phrase = readonly string[];

/** Phrases that mean the same as others, by the stem of their first term. */
export type Synonyms = ReadonlyMap<
  string,
  readonly {phrase: Phrase; others: readonly Phrase[]}[]
>;

export function prepareSynonyms(
  groups: readonly (readonly string[])[],
): Synonyms {
  const byFirst = new Map<
    string,
    {phrase: Phrase; others: readonly Phrase[]}[]
  >();
  for (const group of groups) {
    const phrases = group.map((text) => termsOf(tokenize(text)));
    for (const phrase of phrases) {
      const first = stemOf(phrase[0] ?? '');
      const entries = byFirst.get(first) ?? [];
      byFirst.set(first, entries);
      entries.push({
        phrase,
        others: phrases.filter((other) => other !== phrase),
      });
    }
  }
  return byFirst;
}

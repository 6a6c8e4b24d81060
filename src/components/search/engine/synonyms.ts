import {cached} from '../../../lib/cached';
import {termsOf, tokenize} from './tokens';
import {stemOf} from './stem';

export type Phrase = readonly string[];

interface Synonym {
  phrase: Phrase;
  others: readonly Phrase[];
}

/** Phrases that mean the same as others, by the stem of their first term. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

export function prepareSynonyms(
  groups: readonly (readonly string[])[],
): Synonyms {
  const byFirst = new Map<string, Synonym[]>();
  for (const group of groups) {
    const phrases = group.map((text) => termsOf(tokenize(text)));
    for (const phrase of phrases) {
      const first = stemOf(phrase[0] ?? '');
      const others = phrases.filter((other) => other !== phrase);
      cached(byFirst, first, (): Synonym[] => []).push({phrase, others});
    }
  }
  return byFirst;
}

import {tokenize} from './tokens';
import {stemOf} from './stem';

export type Phrase = readonly string[];

export interface Synonyms {
  /** Groups of phrases that mean the same, by the stem of the first term of each phrase. */
  byFirst: ReadonlyMap<
    string,
    readonly {phrase: Phrase; others: readonly Phrase[]}[]
  >;
}

export function phraseOf(text: string): Phrase {
  return tokenize(text)
    .filter(({kind}) => kind === 'word' || kind === 'han')
    .map(({term}) => term);
}

export function prepareSynonyms(
  groups: readonly (readonly string[])[],
): Synonyms {
  const byFirst = new Map<
    string,
    {phrase: Phrase; others: readonly Phrase[]}[]
  >();
  for (const group of groups) {
    const phrases = group.map(phraseOf);
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
  return {byFirst};
}

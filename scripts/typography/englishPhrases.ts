import type {Mistake} from './mistakes';

/** English that is wrong on this site wherever it is, mostly German word for word, and what to write. */
const phrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:got|gets|has got) out\b/g, 'leaks, leaked'],
  [/\bwithout a word\b/g, 'without a warning, or say what is missing'],
  [/\ba wall (?:for|against)\b/g, 'limits, stops'],
  [/\| Mind \|/g, 'what the column holds, such as Limits'],
  [/\banew\b/g, 'again, from the beginning'],
  [
    /\b(?:lies|lie) (?:in|inside|on|under|below|beside|behind|there)\b/g,
    'is in, is stored in',
  ],
  [
    /\b(?:stands|stand) (?:in(?! between)|on|at|before|after|above|below|behind|among|between|beside|there)\b/g,
    'is in, follows, is shown',
  ],
  [/\bwhat stands\b/gi, 'the part'],
  [/\basks at\b/g, 'asks, requests from'],
  [/\bthe turn goes\b/g, 'who takes turns'],
  [/\bgo away\?/g, 'a condition: If it stays, …'],
  [/\bnot chosen by you\b/gi, 'no option'],
  [/\bthe own\b/g, 'its own, your own'],
  [/\ban own\b/g, 'its own, your own'],
  [/\binformations\b/gi, 'information'],
  [/\bcopy by itself\b/g, 'server-side copy'],
];

/** Phrases that a native writer would not use, in reading order. */
export function findPhrases(text: string): Mistake[] {
  return text.split('\n').flatMap((line, index) =>
    phrases
      .flatMap(([pattern, instead]) =>
        [...line.matchAll(pattern)].map(({0: found, index: start}) => ({
          line: index + 1,
          column: start + 1,
          found,
          instead,
        })),
      )
      .sort((a, b) => a.column - b.column),
  );
}

/** The same in the English half of facts. */
export function findPhrasesInJson(text: string): Mistake[] {
  const english = text
    .split('\n')
    .map((line) => (line.includes('"en": ') ? line : ''))
    .join('\n');
  return findPhrases(english);
}

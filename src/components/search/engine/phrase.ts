/** Words of a query that are looked for side by side, at most. */
const MOST_WORDS = 12;

/** A word of Han text is looked for whole from this length on: shorter ones are found by their pairs. */
const LEAST_HAN = 4;

/** Words that stand side by side in a query, and their share of it. */
export interface Phrase {
  phrase: string;
  share: number;
}

/** A text as phrases are looked for in it. */
export function phraseText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Runs of words of a query, longest first. */
export function phrasesOf(query: string): Phrase[] {
  const words = phraseText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const {length} = words.join('');
  const phrases: Phrase[] = [];
  for (let count = words.length; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const run = words.slice(from, from + count);
      const isLongHan =
        run[0] !== undefined &&
        /^\p{sc=Han}+$/u.test(run[0]) &&
        run[0].length >= LEAST_HAN;
      if (count > 1 || isLongHan) {
        phrases.push({
          phrase: run.join(' '),
          share: run.join('').length / length,
        });
      }
    }
  }
  return phrases.sort((a, b) => b.share - a.share);
}

/** The share of a query that stands in a text as it was typed. */
export function verbatimShare(
  phrases: readonly Phrase[],
  text: string,
): number {
  return phrases.find(({phrase}) => text.includes(phrase))?.share ?? 0;
}

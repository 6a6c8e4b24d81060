/** How many words of a query are searched as phrases. */
const MAX_WORDS = 12;

/** Han text is searched as a phrase from this length on; pairs find shorter text. */
const MIN_HAN = 4;

/** Consecutive words of a query, and their share of its length. */
export interface Phrase {
  phrase: string;
  share: number;
}

export function phraseText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Runs of words of a query, longest first. */
export function phrasesOf(query: string): Phrase[] {
  const words = phraseText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const {length} = words.join('');
  const phrases: Phrase[] = [];
  for (let count = words.length; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const run = words.slice(from, from + count);
      const isLongHan =
        run[0] !== undefined &&
        /^\p{sc=Han}+$/u.test(run[0]) &&
        run[0].length >= MIN_HAN;
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

/** The share of a query that a text contains as it was typed. */
export function verbatimShare(
  phrases: readonly Phrase[],
  text: string,
): number {
  return phrases.find(({phrase}) => text.includes(phrase))?.share ?? 0;
}

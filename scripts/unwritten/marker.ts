/** A place for words that somebody still has to write: `⟦What the page is for⟧`. The check `unwritten-words` finds each one. */
export function toWrite(words: string): string {
  return `⟦${words}⟧`;
}

/** Words that still have to be written, and the line where they belong, from 1. */
export interface Unwritten {
  line: number;
  words: string;
}

/** The places in a text where words are missing. In code face the brackets are only shown. */
export function findUnwritten(text: string): Unwritten[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/⟦([^⟦⟧`]+)⟧/g)].map(([, words = '']) => ({
      line: index + 1,
      words,
    })),
  );
}

/** A placeholder for text that somebody still has to write: `⟦What the page is for⟧`. The check `unwritten-words` finds each one. */
export function toWrite(words: string): string {
  return `⟦${words}⟧`;
}

/** A placeholder, and its line, from 1. */
export interface Unwritten {
  line: number;
  words: string;
}

/** The placeholders in a text. Those in code are left out. */
export function findUnwritten(text: string): Unwritten[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/⟦([^⟦⟧`]+)⟧/g)].map(([, words = '']) => ({
      line: index + 1,
      words,
    })),
  );
}

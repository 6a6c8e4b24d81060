/** A placeholder for text that somebody still has to write: `⟦What the page is for⟧`. The check `unwritten-words` finds each one. */
export function toWrite(text: string): string {
  return `⟦${text}⟧`;
}

export interface Placeholder {
  line: number;
  text: string;
}

/** The placeholders in a file's text. Those in code are left out. */
export function findPlaceholders(source: string): Placeholder[] {
  return source.split('\n').flatMap((line, index) =>
    [...line.matchAll(/⟦([^⟦⟧`]+)⟧/g)].map(([, text = '']) => ({
      line: index + 1,
      text,
    })),
  );
}

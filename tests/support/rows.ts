/** The rows of a table that is written as text: one a line, its cells apart by an arrow. */
export const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' → '));

/** Such a table of two columns. */
export const pairs = (table: string): (readonly [string, string])[] =>
  rows(table).map(([first = '', second = '']) => [first, second] as const);

/** A table of two columns that is written as text: one row a line, its cells apart by an arrow. */
export const pairs = (table: string): (readonly [string, string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', second = ''] = line.trim().split(' → ');
      return [first, second] as const;
    });

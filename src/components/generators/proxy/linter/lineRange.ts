/** Where a line of a text begins and ends, counted from 1. */
export function lineRange(
  text: string,
  line: number,
): {start: number; end: number} {
  const lines = text.split('\n');
  const start = lines
    .slice(0, line - 1)
    .reduce((length, each) => length + each.length + 1, 0);
  return {start, end: start + (lines[line - 1] ?? '').length};
}

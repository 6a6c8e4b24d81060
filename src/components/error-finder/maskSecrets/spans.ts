/** A range in a text; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** All matches of a pattern, or of its group `secret`, which has to be at the end of the match. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const secret = match.groups?.secret ?? match[0];
    const to = match.index + match[0].length;
    return {from: to - secret.length, to};
  });
}

/** Replaces each span; overlapping spans are merged. */
export function replaceSpans(
  text: string,
  spans: readonly Span[],
  replacement: string,
): string {
  let result = '';
  let end = 0;
  const secrets = spans.filter(({from, to}) => to > from);
  for (const {from, to} of secrets.sort((a, b) => a.from - b.from)) {
    if (from >= end) {
      result += text.slice(end, from) + replacement;
    }
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

/** Matches a sticky pattern at a position. */
export function matchAt(
  pattern: RegExp,
  text: string,
  at: number,
): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

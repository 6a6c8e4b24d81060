/** A range in a text; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

export function textOf(text: string, {from, to}: Span): string {
  return text.slice(from, to);
}

/** All matches of a pattern, or of its group `secret`, which has to be at the end of the match. */
export function findSpans(
  text: string,
  pattern: RegExp,
  isSecret: (secret: string) => boolean = () => true,
): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const secret = match.groups?.secret ?? match[0];
    const to = match.index + match[0].length;
    return secret !== '' && isSecret(secret)
      ? [{from: to - secret.length, to}]
      : [];
  });
}

/** The spans that a function finds after each match of a pattern; the search goes on after the span. */
export function spansAfter(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Span | undefined,
): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (
    let match = pattern.exec(text);
    match !== null;
    match = pattern.exec(text)
  ) {
    const span = read(match);
    if (span !== undefined && span.to > span.from) {
      spans.push(span);
      pattern.lastIndex = Math.max(pattern.lastIndex, span.to);
    }
  }
  return spans;
}

/** Replaces each span; overlapping spans are merged. */
export function replaceSpans(
  text: string,
  spans: readonly Span[],
  replacement: string,
): string {
  let result = '';
  let end = 0;
  for (const {from, to} of [...spans].sort((a, b) => a.from - b.from)) {
    if (from >= end) {
      result += text.slice(end, from) + replacement;
    }
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

/** A part of a text, from its first character to the one after its last. */
export interface Span {
  from: number;
  to: number;
}

export function textOf(text: string, {from, to}: Span): string {
  return text.slice(from, to);
}

/** Everything that a pattern matches, or what its group `secret` matches at the end of that. */
export function found(
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

/** What is read after each match of a pattern, which is looked for again after that. */
export function foundAfter(
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

/** The text with each of the spans replaced; spans that overlap are one. */
export function replaced(
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

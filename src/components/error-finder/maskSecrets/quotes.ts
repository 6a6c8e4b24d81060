/**
 * A quotation mark in any form: plain, escaped with backslashes, as an HTML entity, percent-encoded, or as a Unicode escape in JSON.
 */
export interface Quote {
  from: number;
  to: number;
  mark: string;
  /** How many quoted texts surround it; each doubles the backslashes. */
  depth: number;
}

const quote = String.raw`\\{1,15}u002[27]|\\{0,15}["'\x60]|&(?:quot|apos|#0?3[49]|#x2[27]);|%2[27]|[“”‘’「『«„]`;

export const quoteSource = `(?:${quote})`;

const quoteHere = new RegExp(quote, 'iy');
const quoteBefore = new RegExp(`(?:^|[^\\w'"])(${quote})$`, 'i');

/** Maximum length of a quoted value. */
const REACH = 16_384;

const closing: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '「': '」',
  '『': '』',
  '«': '»',
  '„': '“',
};

function depthOf(backslashes: number): number {
  return backslashes % 2 === 0 ? 0 : 1 + depthOf((backslashes - 1) / 2);
}

/** Whether a mark after this many backslashes ends the quoted text of a depth, or one around it. */
function isClosing(backslashes: number, depth: number): boolean {
  return (
    backslashes % 2 === 0 ||
    (depth > 0 && isClosing((backslashes - 1) / 2, depth - 1))
  );
}

function readQuote(source: string, from: number): Quote {
  const mark = source.replace(/^\\+/, '');
  const isEscape = mark.toLowerCase().startsWith('u002');
  const backslashes = source.length - mark.length - (isEscape ? 1 : 0);
  return {
    from,
    to: from + source.length,
    mark: isEscape ? `\\${mark}` : mark,
    depth: depthOf(backslashes),
  };
}

/** The quotation mark at a position. */
export function quoteAt(text: string, at: number): Quote | undefined {
  quoteHere.lastIndex = at;
  const [source] = quoteHere.exec(text) ?? [];
  return source === undefined ? undefined : readQuote(source, at);
}

/** The opening quotation mark at the end of a text, if any. */
export function openingAtEnd(text: string): Quote | undefined {
  const [, source] = quoteBefore.exec(text) ?? [];
  return source === undefined
    ? undefined
    : readQuote(source, text.length - source.length);
}

function countBefore(text: string, at: number, unit: string): number {
  let count = 0;
  for (
    let position = at - unit.length;
    position >= 0 && text.startsWith(unit, position);
    position -= unit.length
  ) {
    count++;
  }
  return count;
}

/** The closing quotation mark, with its backslashes. */
export function closingOf(
  text: string,
  {to: start, mark, depth}: Quote,
  reach = REACH,
): {from: number; to: number} | undefined {
  const area = text.slice(start, start + reach);
  const end = closing[mark] ?? mark;
  const escape = mark.startsWith('%') ? '%5C' : '\\';
  for (
    let at = area.indexOf(end);
    at !== -1;
    at = area.indexOf(end, at + end.length)
  ) {
    const backslashes = countBefore(area, at, escape);
    if (isClosing(backslashes, depth)) {
      const own = Math.min(backslashes, 2 ** depth - 1);
      return {
        from: start + at - own * escape.length,
        to: start + at + end.length,
      };
    }
  }
  return undefined;
}

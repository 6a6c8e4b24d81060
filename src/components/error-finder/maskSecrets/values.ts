import {closingOf, quoteAt} from './quotes';

/** Where a value without quotation marks ends. */
export type UnquotedValueEnd =
  /** At the end of the line. */
  | 'line'
  /** There, or before the next Chinese sentence. */
  | 'sentence'
  /** There, or before the next sentence or field. */
  | 'phrase'
  /** At white space, with the quoting rules of a shell. */
  | 'word'
  /** At the next parameter of an address. */
  | 'parameter';

/** The quotation marks around a value. */
export interface EnclosingQuotes {
  /** Whether a quotation mark is open on its line. */
  isQuoted: boolean;
  /** Whether its address is in apostrophes. */
  isInApostrophes?: boolean;
}

/** Maximum length of a list. */
const LIST_REACH = 1000;

/** Maximum length between apostrophes. */
const APOSTROPHE_REACH = 4096;

const space = /\s/;
const lineBreak = /[\r\n]/;
const afterQuote = /[\s,;:)}\]>]/;
const nextField = /[,;|]?\s(?:["']?[a-z][\w.-]{0,40}["']?\s?[:=：]|[|│])/iy;
const nextSentence = /[\s，。；！？、]{1,4}\p{Script=Han}/uy;

/** Matches a sticky pattern at a position. */
export function matchAt(
  pattern: RegExp,
  text: string,
  at: number,
): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function isEnd(pattern: RegExp, text: string, at: number): boolean {
  return at >= text.length || pattern.test(text.charAt(at));
}

/** Whether the quoted text around a value ends at a position. */
export function endsEnclosingQuotes(
  text: string,
  at: number,
  {isQuoted}: EnclosingQuotes,
): boolean {
  if (!isQuoted || text[at] !== '"') {
    return false;
  }
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') {
    backslashes++;
  }
  return backslashes % 2 === 0 && isEnd(afterQuote, text, at + 1);
}

/** The end of a quoted part of a word, if it is closed on the same line. Between apostrophes a shell has no escapes. */
function quotedPart(text: string, at: number): number | undefined {
  const quote = quoteAt(text, at);
  const end =
    quote?.mark === "'"
      ? apostropheAfter(text, at)
      : quote && closingOf(text, quote)?.to;
  return end === undefined || lineBreak.test(text.slice(at, end))
    ? undefined
    : end;
}

function apostropheAfter(text: string, at: number): number | undefined {
  const length = text.slice(at + 1, at + APOSTROPHE_REACH).indexOf("'");
  return length === -1 ? undefined : at + length + 2;
}

function afterStep(
  text: string,
  at: number,
  valueEnd: UnquotedValueEnd,
): number {
  if (valueEnd !== 'word') {
    return at + 1;
  }
  const character = text.charAt(at);
  if (character === '\\' && !isEnd(lineBreak, text, at + 1)) {
    return at + 2;
  }
  return (/["']/.test(character) ? quotedPart(text, at) : undefined) ?? at + 1;
}

function isOver(
  text: string,
  at: number,
  valueEnd: UnquotedValueEnd,
  enclosing: EnclosingQuotes,
): boolean {
  const character = text.charAt(at);
  if (endsEnclosingQuotes(text, at, enclosing)) {
    return true;
  }
  switch (valueEnd) {
    case 'line':
      return lineBreak.test(character);
    case 'sentence':
    case 'phrase':
      return (
        lineBreak.test(character) ||
        matchAt(nextSentence, text, at) !== undefined ||
        (valueEnd === 'phrase' && matchAt(nextField, text, at) !== undefined)
      );
    case 'word':
      return space.test(character);
    case 'parameter':
      return (
        /[\s&"<>\\]/.test(character) ||
        (character === ';' && isEnd(space, text, at + 1)) ||
        (enclosing.isInApostrophes === true && character === "'")
      );
  }
}

/** Characters that never end a value. */
const inside: Readonly<Record<UnquotedValueEnd, RegExp>> = {
  line: /[^\r\n"]+/y,
  sentence: /[^\s"，。；！？、]+/y,
  phrase: /[^\s",;|，。；！？、]+/y,
  word: /[^\s"'\\]+/y,
  parameter: /[^\s"'\\&<>;]+/y,
};

/** The end of a value without quotation marks. */
export function bareEnd(
  text: string,
  from: number,
  valueEnd: UnquotedValueEnd,
  enclosing: EnclosingQuotes,
): number {
  // A value has at least one character.
  const isProse = valueEnd === 'phrase' || valueEnd === 'sentence';
  let at = isProse ? from + 1 : from;
  while (at < text.length) {
    at += matchAt(inside[valueEnd], text, at)?.[0].length ?? 0;
    if (at >= text.length || isOver(text, at, valueEnd, enclosing)) {
      break;
    }
    at = afterStep(text, at, valueEnd);
  }
  return Math.min(at, text.length);
}

export function lineEnd(text: string, from: number): number {
  return bareEnd(text, from, 'line', {isQuoted: false});
}

const listMark = /[([{)\]}"'\\&]/g;

/** The end of the list or object that starts at a position. */
export function listEnd(text: string, from: number): number | undefined {
  const area = text.slice(from, from + LIST_REACH);
  let depth = 0;
  listMark.lastIndex = 0;
  for (
    let mark = listMark.exec(area);
    mark !== null;
    mark = listMark.exec(area)
  ) {
    const {0: character, index} = mark;
    const quote = quoteAt(area, index);
    listMark.lastIndex = (quote && closingOf(area, quote)?.to) ?? index + 1;
    depth += /[([{]/.test(character) ? 1 : /[)\]}]/.test(character) ? -1 : 0;
    if (depth === 0) {
      return from + index + 1;
    }
  }
  return undefined;
}

const yamlField = /^(?:- )?["']?[\w.-]{1,60}["']?\s?:(?:\s|$)/;

/** The end of the following lines that are indented deeper than the name. Only in a text block can they look like fields. */
export function indentedEnd(
  text: string,
  from: number,
  indent: number,
  isBlock: boolean,
): number {
  const nextLine = /\r?\n([ \t]*)([^\r\n]*)/y;
  let end = from;
  for (
    let line = matchAt(nextLine, text, from);
    line !== undefined;
    line = matchAt(nextLine, text, nextLine.lastIndex)
  ) {
    const [, white = '', content = ''] = line;
    const isDeeper = white.length > indent || (isBlock && content === '');
    if (!isDeeper || (!isBlock && yamlField.test(content))) {
      break;
    }
    end = content === '' ? end : nextLine.lastIndex;
  }
  return end;
}

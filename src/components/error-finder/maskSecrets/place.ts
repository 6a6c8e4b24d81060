// cspell:ignore setx
import {tellsFailure} from './prose';
import {openingAtEnd, type Quote} from './quotes';

/** How much of a line before a name is looked at. */
const REACH = 120;

/** What stands before a name on its line. */
export interface Place {
  /** White space at the beginning of the line. */
  indent: number;
  /** The name begins the line, after marks of lists, quotations or prompts, or words that set a variable. */
  isLineStart: boolean;
  /** The name and a few words begin the line: “Refresh token: …”. */
  isLabel: boolean;
  isInSentence: boolean;
  /** The sentence says that something failed, so that a colon introduces the reason. */
  isFailure: boolean;
  isParameter: boolean;
  isFlag: boolean;
  isTag: boolean;
  isRow: boolean;
  /** The name is the end of a path or an address. */
  isPath: boolean;
  isInApostrophes: boolean;
  /** The quotation mark directly before the name. */
  opening: Quote | undefined;
}

const lineStart =
  /^(?:[\w.-]{1,40}\s{1,20}\|)?[\s>#;*+\-|│$\d.)]*(?:(?:export|set|env|arg|local|const|let|var|declare -x|-e|--env)\s+)?$/i;
const fewWords = /^[\p{L}\p{N}\s()（）'_/-]*$/u;
const parameterStart =
  /\S(?:[?&#]|&amp;|%26|%3f|\\u0026)$|=[^\s;]{1,100};\s?$/i;
const rowStart = /^\s*[|│]\s*[`*"']{0,3}[\p{L}\d ]{0,20}$/u;
const flagStart =
  /(?:^|[\s"'`])--?(?:[\w-]{1,30}[.-])?$|\b(?:ENV|SetEnv|setx|set -\w{1,3})\s{1,4}$/;

/** Where a name stands, from the text between the beginning of its line and the name. */
export function placeOf(text: string, lineFrom: number, from: number): Place {
  const start = Math.max(lineFrom, from - REACH);
  const before = text.slice(start, from);
  const isWhole = start === lineFrom;
  const words = before.trim();
  const isInSentence = /[\p{L}\p{N}]\s{0,3}$/u.test(before);
  const failed = tellsFailure(before);
  const opening = openingAtEnd(before);
  return {
    indent: /^[ \t]*/.exec(before)?.[0].length ?? 0,
    isLineStart: isWhole && lineStart.test(before),
    isLabel:
      isWhole &&
      !failed &&
      words.length <= 40 &&
      words.split(/\s+/).length <= 3 &&
      fewWords.test(words),
    isInSentence,
    isFailure: isInSentence && failed,
    isParameter: parameterStart.test(before),
    isFlag: flagStart.test(before),
    isTag: /(?:<|&lt;)(?:[\w-]{1,20}:)?$/.test(before),
    isPath: before.endsWith('/'),
    isRow: isWhole && rowStart.test(before),
    isInApostrophes: /'[^\s']*$/.test(before),
    opening: opening && {
      ...opening,
      from: start + opening.from,
      to: start + opening.to,
    },
  };
}

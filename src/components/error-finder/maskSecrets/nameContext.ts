// cspell:ignore setx
import {mentionsFailure} from './prose';
import {openingAtEnd, type Quote} from './quotes';

/** How many characters before a name are checked. */
const REACH = 120;

/** What precedes a name on its line. */
export interface NameContext {
  /** Indentation of the line. */
  indent: number;
  /** The name starts the line, after list markers, quote markers, prompts, or keywords such as `export`. */
  isLineStart: boolean;
  /** The name and a few words start the line: “Refresh token: …”. */
  isLabel: boolean;
  isInSentence: boolean;
  /** The sentence reports a failure, so a colon introduces the reason. */
  isFailure: boolean;
  isParameter: boolean;
  isFlag: boolean;
  isTag: boolean;
  isRow: boolean;
  /** The name ends a path or an address. */
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

/** The context of a name, from the text between the start of its line and the name. */
export function contextOf(
  text: string,
  lineFrom: number,
  from: number,
): NameContext {
  const start = Math.max(lineFrom, from - REACH);
  const before = text.slice(start, from);
  const isWhole = start === lineFrom;
  const words = before.trim();
  const isInSentence = /[\p{L}\p{N}]\s{0,3}$/u.test(before);
  const failed = mentionsFailure(before);
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

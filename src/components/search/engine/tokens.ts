import {hanPairs} from '../../../lib/hanPairs';
import {foldText} from './fold';

export interface Token {
  /** Folded, in lower case. */
  term: string;
  /** Where it is in the original text. */
  start: number;
  end: number;
  /**
   * `word`: a run of letters and digits; `part`: a part of a `word`, such as `netdisk` of `BaiduNetdisk`; `key`: words joined by `_`,
   * `.` or `-`, as in `refresh_token`; `han`: two neighbouring Han characters, or a single one.
   */
  kind: 'word' | 'part' | 'key' | 'han';
}

/** Han text, or a run of other letters and digits, possibly joined as in keys. */
const RUNS =
  /\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{N}])+(?:[_.-]+(?:(?!\p{sc=Han})[\p{L}\p{N}])+)*/gu;

const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * The last letter before a word boundary inside a run: `downProxy`, `HTTPServer`, `aadsts7000222`, `115cookie`. Without a
 * lookbehind, which Safari does not support before 16.4: https://bugs.webkit.org/show_bug.cgi?id=174931
 */
const SEAMS =
  /(?:\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})|\p{L}(?=\p{N}{2})|\p{N}(?=\p{L}{3}))/gu;

/** A code such as `0x800700DF`, which readers copy whole. */
const HEX_CODE = /^0x[\da-f]+$/i;

/** A cheap test that most words fail. */
const HAS_SEAM = /[^a-z]/;

/** Shorter parts say nothing: the `A` of `AList`. */
const MIN_PART = 2;

/** Longer runs are data, not words; only their beginning is searched. */
const LONGEST_TERM = 40;

interface Piece {
  at: number;
  text: string;
}

function partsOf(word: string): Piece[] {
  if (!HAS_SEAM.test(word) || HEX_CODE.test(word)) {
    return [];
  }
  const ends = Array.from(
    word.matchAll(SEAMS),
    ({0: last, index}) => index + last.length,
  );
  const parts = [0, ...ends].map((at, i) => ({
    at,
    text: word.slice(at, ends[i]),
  }));
  return ends.length > 0 && parts.every(({text}) => text.length >= MIN_PART)
    ? parts
    : [];
}

/** The terms of tokens, without parts and keys, which only repeat them. */
export function termsOf(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({kind}) => kind === 'word' || kind === 'han')
    .map(({term}) => term);
}

/**
 * Splits a text into tokens, for the index and for queries alike. Han text is cut into pairs of neighbours and not by
 * `Intl.Segmenter`, whose dictionaries differ between Node and browsers.
 */
export function tokenize(text: string): Token[] {
  const {text: folded, starts, ends} = foldText(text);
  const tokens: Token[] = [];
  const add = (kind: Token['kind'], from: number, piece: string) => {
    tokens.push({
      term: piece.slice(0, LONGEST_TERM).toLowerCase(),
      start: starts[from] ?? 0,
      end: ends[from + piece.length - 1] ?? text.length,
      kind,
    });
  };
  for (const match of folded.matchAll(RUNS)) {
    const [run] = match;
    const from = match.index;
    if (/^\p{sc=Han}/u.test(run)) {
      for (const {at, text: pair} of hanPairs(run)) {
        add('han', from + at, pair);
      }
      continue;
    }
    for (const word of run.matchAll(WORDS)) {
      add('word', from + word.index, word[0]);
      for (const part of partsOf(word[0])) {
        add('part', from + word.index + part.at, part.text);
      }
    }
    if (/[_.-]/.test(run)) {
      add('key', from, run);
    }
  }
  return tokens;
}

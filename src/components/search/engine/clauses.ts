import {foldText} from './fold';

/** Separates what a message says from where it was said: `failed get objs: object not found`. */
const SEPARATOR = /[:：;；,，、。()（）[\]{}"“”「」\n…]|\.{2,}/u;

const WORDS = /[\p{L}\p{N}]+/gu;

/** Shorter clauses are found by their words. */
const MIN_WORDS = 2;
const MIN_HAN = 5;

/** Enough to tell two messages apart. */
const LONGEST_CLAUSE = 40;

/** A part of a text that is looked up as a whole. */
export interface Clause {
  /** Its words, joined as in a key: `object_not_found`. */
  term: string;
  /** Characters of its words. */
  length: number;
}

function clauseOf(text: string): Clause | undefined {
  const words = text.match(WORDS) ?? [];
  const joined = words.join('_');
  const isEnough =
    words.length >= MIN_WORDS ||
    (/\p{sc=Han}/u.test(joined) && joined.length >= MIN_HAN);
  return isEnough
    ? {term: joined.slice(0, LONGEST_CLAUSE), length: words.join('').length}
    : undefined;
}

/** The clauses of a text, for the index and for queries alike. */
export function clausesOf(text: string): Clause[] {
  return foldText(text)
    .text.toLowerCase()
    .split(SEPARATOR)
    .flatMap((part) => clauseOf(part) ?? []);
}

import type {Name} from './reader';
import {hanName, kindOfHan, kindOfWord, type NameKind} from './names';
import {neighborValues} from './neighborValue';
import {placeOf} from './place';
import {signedValue} from './signedValue';
import {foundAfter, type Span} from './spans';

const word = new RegExp(`[A-Za-z_$][\\w$.-]*|${hanName}`, 'g');

/** A line break or an ampersand as JSON writes it looks like the beginning of the name after it. */
const escapeAhead = /^(?:u00[\da-f]{2}|[nrt])/i;

interface Word {
  name: string;
  from: number;
  to: number;
  isHan: boolean;
}

function wordOf(text: string, match: RegExpExecArray): Word {
  const {0: whole, index} = match;
  const escape =
    text[index - 1] === '\\' ? (escapeAhead.exec(whole)?.[0].length ?? 0) : 0;
  const name = whole.slice(escape).replace(/[.-]{1,8}$/, '');
  const from = index + escape;
  return {
    name,
    from,
    to: from + name.length,
    isHan: /^[^\w$]/.test(name),
  };
}

/** Reads a text once from its beginning and knows of each place the beginning of its line, and whether a quotation mark is open there. */
function lineReader(text: string) {
  let at = 0;
  let lineFrom = 0;
  let isQuoted = false;
  return (place: number) => {
    for (; at < place; at++) {
      const character = text[at];
      if (character === '\n' || character === '\r') {
        lineFrom = at + 1;
        isQuoted = false;
      } else if (character === '\\' && /["\\]/.test(text.charAt(at + 1))) {
        at++;
      } else if (character === '"') {
        isQuoted = !isQuoted;
      }
    }
    return {lineFrom: Math.min(lineFrom, place), isQuoted};
  };
}

function kindOf({name, from, isHan}: Word, text: string): NameKind | undefined {
  return isHan
    ? kindOfHan(name)
    : kindOfWord(name, text.slice(Math.max(0, from - 42), from));
}

const readers = [signedValue, ...neighborValues];

/** The values of everything in a text that is called like a secret. */
export function secretsOfNames(text: string): Span[] {
  const lineAt = lineReader(text);
  return foundAfter(text, word, (match) => {
    const found = wordOf(text, match);
    const kind = kindOf(found, text);
    if (kind === undefined) {
      return undefined;
    }
    const {lineFrom, isQuoted} = lineAt(found.from);
    const place = placeOf(text, lineFrom, found.from);
    const surroundings = {isQuoted, isInApostrophes: place.isInApostrophes};
    const name: Name = {...found, kind, place, surroundings};
    return readers.reduce<Span | undefined>(
      (value, read) => value ?? read(text, name),
      undefined,
    );
  });
}

import type {SecretName} from './secretName';
import {hanName, kindOfHan, kindOfWord, type NameKind} from './names';
import {neighborValues} from './neighborValue';
import {contextOf} from './nameContext';
import {assignedValue} from './assignedValue';
import {spansAfter, type Span} from './textSpans';

const word = new RegExp(`[A-Za-z_$][\\w$.-]*|${hanName}`, 'g');

/** The rest of a JSON escape, such as `\n`, looks like the start of the name after it. */
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

/** Scans a text once, and returns for each position the start of its line and whether a quotation mark is open. */
function lineReader(text: string) {
  let at = 0;
  let lineFrom = 0;
  let isQuoted = false;
  return (position: number) => {
    for (; at < position; at++) {
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
    return {lineFrom: Math.min(lineFrom, position), isQuoted};
  };
}

function kindOf({name, from, isHan}: Word, text: string): NameKind | undefined {
  return isHan
    ? kindOfHan(name)
    : kindOfWord(name, text.slice(Math.max(0, from - 42), from));
}

const valueFinders = [assignedValue, ...neighborValues];

/** The values of all names of secrets in a text. */
export function secretsOfNames(text: string): Span[] {
  const lineAt = lineReader(text);
  return spansAfter(text, word, (match) => {
    const found = wordOf(text, match);
    const kind = kindOf(found, text);
    if (kind === undefined) {
      return undefined;
    }
    const {lineFrom, isQuoted} = lineAt(found.from);
    const context = contextOf(text, lineFrom, found.from);
    const enclosing = {isQuoted, isInApostrophes: context.isInApostrophes};
    const name: SecretName = {...found, kind, context, enclosing};
    return valueFinders.reduce<Span | undefined>(
      (value, read) => value ?? read(text, name),
      undefined,
    );
  });
}

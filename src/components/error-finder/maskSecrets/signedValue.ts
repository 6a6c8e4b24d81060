import type {Name} from './reader';
import {isHeader} from './names';
import {looksSecret} from './prose';
import {quoteAt, type Quote} from './quotes';
import {quotedValue} from './quotedValue';
import {isFirst, isReason, reachOf, signAfter, type Sign} from './sign';
import type {Span} from './spans';
import {
  bareEnd,
  endsSurroundings,
  indentedEnd,
  lineEnd,
  listEnd,
  matchAt,
  type Reach,
  type Surroundings,
} from './values';

const lastOnLine = /(?<block>[|>][+-]?\d?)?[ \t]*(?:$|(?=[\r\n]))/y;
const loneRun = /\s{1,40}(?<secret>\S{1,200})[ \t]*(?:$|(?=[\r\n]))/y;

/** A value below its name: a block of YAML, a list, or what a terminal shows after a question. */
function valueBelow(
  text: string,
  name: Name,
  sign: Sign,
  above: RegExpExecArray,
): Span | undefined {
  if (!isFirst(name, sign)) {
    return undefined;
  }
  const from = sign.to + above[0].length;
  const isBlock = above.groups?.block !== undefined;
  const {indent} = name.place;
  const to = indentedEnd(text, from, indent, isBlock);
  if (to > from) {
    return {
      from: from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0),
      to,
    };
  }
  const run = matchAt(loneRun, text, from);
  const secret = run?.groups?.secret ?? '';
  return run !== undefined &&
    !sign.isEqual &&
    !/^[\w.-]{1,40}[:=]|[:{]$|^[{}[]/.test(secret) &&
    (name.kind === 'password' || looksSecret(secret))
    ? {from: from + run[0].indexOf(secret), to: from + run[0].length}
    : undefined;
}

const endOfField = /[ \t]*[,;)}\]]?[ \t\\]*(?:$|[\r\n])/y;
const endOfPhrase = /[ \t]*(?:[,;)}\]]{1,3}(?:\s|$)|$|[\r\n])/y;

/** Where a value ends that begins with quotation marks. In files that know none, they and what follows them are part of the value. */
function rawEnd(
  text: string,
  {place: {isLineStart}, surroundings}: Name,
  {isTold}: Sign,
  end: number,
  reach: Reach,
): number | undefined {
  if ((isLineStart || isTold) && matchAt(endOfField, text, end) === undefined) {
    return bareEnd(text, end, 'line', surroundings);
  }
  const isPhrase = reach === 'phrase' || reach === 'sentence';
  return isPhrase && matchAt(endOfPhrase, text, end) === undefined
    ? bareEnd(text, end, reach, surroundings)
    : undefined;
}

const nothing =
  /^(?:(?:null|nil|none|true|false|undefined|yes|no|on|off|<nil>|<none>|…|\.{3})[,;)}\]"'`\\]*|[,;)}\]"'`\\]{1,2})$/i;

/** The value in the quotation marks that begin directly before the name. */
function valueInside(
  text: string,
  {place: {opening}, surroundings}: Name,
  sign: Sign,
): Span | undefined {
  return opening && !sign.isKey
    ? {from: sign.to, to: quotedValue(text, opening, surroundings).to}
    : undefined;
}

/** Whether a mark opens a value, rather than being the first character of it, as an apostrophe in an address may be. */
function isMark(
  {mark, depth}: Quote,
  {isQuoted}: Surroundings,
  reach: Reach,
): boolean {
  return (
    mark.length === 1 &&
    (depth === 0 || isQuoted) &&
    (mark === '"' || reach !== 'parameter') &&
    (mark !== '`' || reach !== 'word')
  );
}

function valueInQuotes(
  text: string,
  quote: Quote,
  name: Name,
  sign: Sign,
): Span {
  const {surroundings} = name;
  const value = quotedValue(text, quote, surroundings);
  if (sign.isKey) {
    return value;
  }
  const reach = reachOf(name, sign);
  if (!isMark(quote, surroundings, reach)) {
    const end = bareEnd(text, quote.from, reach, surroundings);
    return {from: quote.from, to: Math.max(value.end, end)};
  }
  const end = rawEnd(text, name, sign, value.end, reach);
  return end === undefined ? value : {from: quote.from, to: end};
}

const literal = /(?:null|true|false)(?=\s{0,4}[,}\]])/y;

/** The value of a field in JSON that is a number or a list. */
function valueInJson(text: string, {to: from, isKey}: Sign): Span | undefined {
  const number = isKey
    ? matchAt(/-?\d{1,40}(?=\s{0,4}[,}\]])/y, text, from)?.[0].length
    : undefined;
  if (number !== undefined) {
    return {from, to: from + number};
  }
  return isKey && /[[{]/.test(text.charAt(from))
    ? {from, to: listEnd(text, from) ?? lineEnd(text, from)}
    : undefined;
}

function bareValue(text: string, name: Name, sign: Sign): Span | undefined {
  const from = sign.to;
  const reach = reachOf(name, sign);
  const list = /[([{]/.test(text.charAt(from))
    ? listEnd(text, from)
    : undefined;
  const end = Math.max(
    bareEnd(text, from, reach, name.surroundings),
    list ?? from,
  );
  const {isLineStart, indent} = name.place;
  const isYaml =
    reach === 'line' && isLineStart && !sign.isEqual && !isHeader(name.name);
  return end - from < 40 && nothing.test(text.slice(from, end).trim())
    ? undefined
    : {from, to: isYaml ? indentedEnd(text, end, indent, false) : end};
}

/** Whether an object follows, whose fields have names of their own. */
function isObject(text: string, {kind, name}: Name, {to}: Sign): boolean {
  return (
    kind === 'token' &&
    !/cookie/i.test(name) &&
    matchAt(/\{\s{0,3}\\{0,15}"[\w.-]{1,60}\\{0,15}"\s{0,3}:/y, text, to) !==
      undefined
  );
}

/** The value after a colon or an equals sign. */
export function signedValue(text: string, name: Name): Span | undefined {
  const sign = signAfter(text, name);
  if (sign === undefined) {
    return undefined;
  }
  const above = matchAt(lastOnLine, text, sign.to);
  if (above !== undefined) {
    return valueBelow(text, name, sign, above);
  }
  const inside = valueInside(text, name, sign);
  if (inside !== undefined) {
    return inside;
  }
  if (!sign.isKey && endsSurroundings(text, sign.to, name.surroundings)) {
    return undefined;
  }
  const quote = quoteAt(text, sign.to);
  if (quote !== undefined) {
    return valueInQuotes(text, quote, name, sign);
  }
  if (
    isReason(text, name, sign) ||
    isObject(text, name, sign) ||
    (sign.isKey && matchAt(literal, text, sign.to) !== undefined)
  ) {
    return undefined;
  }
  return valueInJson(text, sign) ?? bareValue(text, name, sign);
}

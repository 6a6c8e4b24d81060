import type {SecretName} from './secretName';
import {isHeader} from './names';
import {looksSecret} from './prose';
import {quoteAt, type Quote} from './quotes';
import {quotedValue} from './quotedValue';
import {
  assignmentAfter,
  isFirst,
  isReason,
  valueEndOf,
  type Assignment,
} from './assignment';
import type {Span} from './textSpans';
import {
  bareEnd,
  endsEnclosingQuotes,
  indentedEnd,
  lineEnd,
  listEnd,
  matchAt,
  type UnquotedValueEnd,
  type EnclosingQuotes,
} from './values';

const lastOnLine = /(?<block>[|>][+-]?\d?)?[ \t]*(?:$|(?=[\r\n]))/y;
const loneRun = /\s{1,40}(?<secret>\S{1,200})[ \t]*(?:$|(?=[\r\n]))/y;

/** A value below its name: a YAML block, a list, or the input after a prompt. */
function valueBelow(
  text: string,
  name: SecretName,
  assignment: Assignment,
  above: RegExpExecArray,
): Span | undefined {
  if (!isFirst(name, assignment)) {
    return undefined;
  }
  const from = assignment.to + above[0].length;
  const isBlock = above.groups?.block !== undefined;
  const {indent} = name.context;
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
    !assignment.isEqual &&
    !/^[\w.-]{1,40}[:=]|[:{]$|^[{}[]/.test(secret) &&
    (name.kind === 'password' || looksSecret(secret))
    ? {from: from + run[0].indexOf(secret), to: from + run[0].length}
    : undefined;
}

const endOfField = /[ \t]*[,;)}\]]?[ \t\\]*(?:$|[\r\n])/y;
const endOfPhrase = /[ \t]*(?:[,;)}\]]{1,3}(?:\s|$)|$|[\r\n])/y;

/** The end of a value that starts with quotation marks, if they are part of it, as in files without a quoting syntax. */
function rawEnd(
  text: string,
  {context: {isLineStart}, enclosing}: SecretName,
  {isStated}: Assignment,
  end: number,
  valueEnd: UnquotedValueEnd,
): number | undefined {
  if (
    (isLineStart || isStated) &&
    matchAt(endOfField, text, end) === undefined
  ) {
    return bareEnd(text, end, 'line', enclosing);
  }
  const isPhrase = valueEnd === 'phrase' || valueEnd === 'sentence';
  return isPhrase && matchAt(endOfPhrase, text, end) === undefined
    ? bareEnd(text, end, valueEnd, enclosing)
    : undefined;
}

const nothing =
  /^(?:(?:null|nil|none|true|false|undefined|yes|no|on|off|<nil>|<none>|…|\.{3})[,;)}\]"'`\\]*|[,;)}\]"'`\\]{1,2})$/i;

/** The value, if the quotation marks open directly before the name. */
function valueInside(
  text: string,
  {context: {opening}, enclosing}: SecretName,
  assignment: Assignment,
): Span | undefined {
  return opening && !assignment.isKey
    ? {from: assignment.to, to: quotedValue(text, opening, enclosing).to}
    : undefined;
}

/** Whether a quotation mark opens a value, and is not its first character, as an apostrophe in an address can be. */
function isMark(
  {mark, depth}: Quote,
  {isQuoted}: EnclosingQuotes,
  valueEnd: UnquotedValueEnd,
): boolean {
  return (
    mark.length === 1 &&
    (depth === 0 || isQuoted) &&
    (mark === '"' || valueEnd !== 'parameter') &&
    (mark !== '`' || valueEnd !== 'word')
  );
}

function valueInQuotes(
  text: string,
  quote: Quote,
  name: SecretName,
  assignment: Assignment,
): Span {
  const {enclosing} = name;
  const value = quotedValue(text, quote, enclosing);
  if (assignment.isKey) {
    return value;
  }
  const valueEnd = valueEndOf(name, assignment);
  if (!isMark(quote, enclosing, valueEnd)) {
    const end = bareEnd(text, quote.from, valueEnd, enclosing);
    return {from: quote.from, to: Math.max(value.end, end)};
  }
  const end = rawEnd(text, name, assignment, value.end, valueEnd);
  return end === undefined ? value : {from: quote.from, to: end};
}

const literal = /(?:null|true|false)(?=\s{0,4}[,}\]])/y;

/** A number, a list or an object in JSON. */
function valueInJson(
  text: string,
  {to: from, isKey}: Assignment,
): Span | undefined {
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

function bareValue(
  text: string,
  name: SecretName,
  assignment: Assignment,
): Span | undefined {
  const from = assignment.to;
  const valueEnd = valueEndOf(name, assignment);
  const list = /[([{]/.test(text.charAt(from))
    ? listEnd(text, from)
    : undefined;
  const end = Math.max(
    bareEnd(text, from, valueEnd, name.enclosing),
    list ?? from,
  );
  const {isLineStart, indent} = name.context;
  const isYaml =
    valueEnd === 'line' &&
    isLineStart &&
    !assignment.isEqual &&
    !isHeader(name.name);
  return end - from < 40 && nothing.test(text.slice(from, end).trim())
    ? undefined
    : {from, to: isYaml ? indentedEnd(text, end, indent, false) : end};
}

/** Whether an object follows, whose fields are checked by their own names. */
function isObject(
  text: string,
  {kind, name}: SecretName,
  {to}: Assignment,
): boolean {
  return (
    kind === 'token' &&
    !/cookie/i.test(name) &&
    matchAt(/\{\s{0,3}\\{0,15}"[\w.-]{1,60}\\{0,15}"\s{0,3}:/y, text, to) !==
      undefined
  );
}

/** The value after a colon or an equals sign. */
export function assignedValue(
  text: string,
  name: SecretName,
): Span | undefined {
  const assignment = assignmentAfter(text, name);
  if (assignment === undefined) {
    return undefined;
  }
  const above = matchAt(lastOnLine, text, assignment.to);
  if (above !== undefined) {
    return valueBelow(text, name, assignment, above);
  }
  const inside = valueInside(text, name, assignment);
  if (inside !== undefined) {
    return inside;
  }
  if (
    !assignment.isKey &&
    endsEnclosingQuotes(text, assignment.to, name.enclosing)
  ) {
    return undefined;
  }
  const quote = quoteAt(text, assignment.to);
  if (quote !== undefined) {
    return valueInQuotes(text, quote, name, assignment);
  }
  if (
    isReason(text, name, assignment) ||
    isObject(text, name, assignment) ||
    (assignment.isKey && matchAt(literal, text, assignment.to) !== undefined)
  ) {
    return undefined;
  }
  return valueInJson(text, assignment) ?? bareValue(text, name, assignment);
}

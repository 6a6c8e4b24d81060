import {secretNames} from './names';
import {matchAt, type Span} from './spans';

/** A quotation mark, as it is or as JSON, HTML or an address writes it. */
const quote = '"""|\\\\{0,7}["\'`]|&quot;|%22|[“”「」]';

const color = '(?:(?:\\p{Cc}|\\\\u001b)\\[[\\d;]{0,8}m)?';

/** What is between a name and its value. */
const separator = new RegExp(
  `(?<close>${quote})?${color}[\\])}*】]{0,3}(?:[（(][^()（）\\r\\n]{0,40}[)）])?(?:` +
    // “password for bob is: x”, “密码已重置为：x”
    '(?<words>(?:\\s{1,3}(?:for|of)\\s{1,3}[^\\s:=]{1,40})?(?:\\s{1,3}(?:is|was|set to|changed to))?|\\s{0,3}(?:已重置为|设置为|是|为))' +
    `[ \\t]{0,20}(?<sign>=>|:=|[:=：＝]|%3[AD]|\\\\u003d)${color}(?<space>\\s{0,20})` +
    // {"key": "password", "value": "x"}
    `|\\s{0,3}[,\\n]\\s{0,40}(?:${quote})?value(?:${quote})?\\s{0,3}[:=]\\s{0,8}` +
    // <password>x</password>
    '|(?<tag>>)' +
    ')',
  'iuy',
);

/** “password is x”, “密码是 x”, “--password x”. */
const statement =
  /\s{0,3}(?:\s(?:is|was)(?: (?:set|changed) to)?\s|是|为|设置成了?|(?=\s))\s{0,3}/iuy;

const opening = new RegExp(quote, 'y');

const nothing =
  /(?:null|nil|none|true|false|undefined|yes|no|on|off|<nil>|\d{1,3})?(?=[\s,;)}\]&]|$)/iy;

const word = /[^\s"'`,;&<>)}\]|…，。；、”」]{1,4096}/y;
/** The rest of a line. Not by a pattern, which would be slow in a long line with many names. */
function restOfLine(text: string, from: number): string {
  const at = text.indexOf('\n', from);
  const end = at === -1 ? text.length : at;
  return text.slice(from, text[end - 1] === '\r' ? end - 1 : end);
}

/** Whether a word consists of characters as secrets do, and is no word of a sentence. */
const looksSecret = (text: string) =>
  /^[\w.~+/-]{8,}=*$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text);

/** What a header holds: a scheme with its credentials, or a cookie. */
const headerValue =
  /^(?:(?:bearer|basic|digest|aws4-[\w-]+)\s|[\w.%-]{1,60}=)/i;

/** How far the beginning of a line is looked for. */
const LINE_START_REACH = 80;

/** What stands on a line before a name: the rest of the name, and what programs and YAML write before it. */
const lineStart =
  /(?:^|[\r\n])[ \t]*(?:[\w.-]+ +\| )?(?:[-*>|<#$ \t]|export[ \t])*["']?(?:[\w.-]+ )?[\w.-]*$/i;

/** The quotation mark that opens directly before a name. */
const openingBefore = new RegExp(`(?<mark>${quote})[\\w.-]*$`);

/** The end of a value in quotation marks, on its line. */
function endOfQuoted(text: string, from: number, mark: string): number {
  const line = restOfLine(text, from);
  const close = {'“': '”', '「': '」'}[mark] ?? mark;
  for (
    let at = line.indexOf(close);
    at !== -1;
    at = line.indexOf(close, at + 1)
  ) {
    if (line[at - 1] !== '\\') {
      return from + at;
    }
  }
  return from + line.length;
}

function endOfList(text: string, from: number): number {
  const line = restOfLine(text, from);
  const close = {'[': ']', '(': ')'}[line.charAt(0)] ?? '}';
  const at = line.indexOf(close);
  return from + (at === -1 ? line.length : at + 1);
}

interface NameHere {
  kind: 'password' | 'header' | 'token';
  from: number;
  to: number;
  before: string;
}

/** What a pattern's named groups matched. */
type Groups = Readonly<Record<string, string | undefined>>;

/** The end of a value without quotation marks of its own; as `from`, if there is no secret. */
function endOfBare(
  text: string,
  {kind, before}: NameHere,
  from: number,
  {words = '', sign, space = ''}: Groups,
): number {
  const rest = restOfLine(text, from);
  const value = matchAt(word, text, from)?.[0] ?? '';
  const enclosing = openingBefore.exec(before)?.groups?.mark;
  const inner = enclosing === undefined ? -1 : rest.indexOf(enclosing);
  const isFirst = lineStart.test(before) && !/[\r\n]/.test(space);
  const isSure =
    kind === 'password' ||
    sign !== ':' ||
    space === '' ||
    (inner !== -1 && (kind === 'header' || value.length === inner)) ||
    (kind === 'header' && headerValue.test(rest)) ||
    (isFirst && (kind === 'header' || value === rest.trim())) ||
    looksSecret(value);
  if (value === '' || !isSure) {
    return from;
  }
  if (inner !== -1) {
    return from + inner;
  }
  if (kind === 'password' && words !== '') {
    return from + (/^[^"\\]+/.exec(rest)?.[0] ?? value).length;
  }
  return from + (kind === 'header' || isFirst ? rest : value).length;
}

function valueFrom(
  text: string,
  name: NameHere,
  from: number,
  groups: Groups,
): Span | undefined {
  const mark = matchAt(opening, text, from)?.[0];
  const isKey = groups.close !== undefined;
  if (isKey && !openingBefore.test(name.before)) {
    return undefined;
  }
  if (mark !== undefined) {
    const start = from + mark.length;
    return {from: start, to: endOfQuoted(text, start, mark)};
  }
  if (groups.tag !== undefined) {
    const end = text.indexOf('<', from);
    return end !== -1 && /<[\w:.-]*$/.test(name.before)
      ? {from, to: end}
      : undefined;
  }
  const opener = text.charAt(from);
  if (/[[(]/.test(opener) || (opener === '{' && name.kind === 'header')) {
    return {from, to: endOfList(text, from)};
  }
  if (opener === '{' || matchAt(nothing, text, from) !== undefined) {
    return undefined;
  }
  return {from, to: endOfBare(text, name, from, groups)};
}

function valueOf(text: string, name: NameHere): Span | undefined {
  const found = matchAt(separator, text, name.to);
  if (found !== undefined) {
    const from = name.to + found[0].length;
    return valueFrom(text, name, from, found.groups ?? {});
  }
  const stated = matchAt(statement, text, name.to);
  if (stated === undefined) {
    return undefined;
  }
  const from = name.to + stated[0].length;
  const isFlag = /(?:^|\s)--[\w-]*$/.test(name.before);
  const mark = matchAt(opening, text, from)?.[0];
  if (mark !== undefined && (isFlag || name.kind === 'password')) {
    const start = from + mark.length;
    return {from: start, to: endOfQuoted(text, start, mark)};
  }
  const value = matchAt(word, text, from)?.[0] ?? '';
  const isSecret =
    name.kind === 'password' ? /\d/.test(value) : looksSecret(value);
  return isFlag || isSecret ? {from, to: from + value.length} : undefined;
}

/** The values of names that mean a secret: `name = value`, `name: value`, in JSON, headers, cookies, variables and commands. */
export function namedSecrets(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(secretNames)) {
    const {index: from, groups = {}} = match;
    const isInWord =
      groups.short !== undefined &&
      /[a-z]$/i.test(text.charAt(from - 1)) &&
      !(/[a-z]/.test(text.charAt(from - 1)) && /[A-Z]/.test(text.charAt(from)));
    // nginx: the address of a server.
    const isDirective =
      groups.shortPassword !== undefined &&
      /\b(?:proxy|grpc|fastcgi|uwsgi)_$/i.test(text.slice(0, from).slice(-8));
    if (from < end || isInWord || isDirective) {
      continue;
    }
    const isPassword = groups.password ?? groups.shortPassword;
    const kind = groups.header === undefined ? 'token' : 'header';
    const span = valueOf(text, {
      kind: isPassword === undefined ? kind : 'password',
      from,
      to: from + match[0].length,
      before: text.slice(Math.max(0, from - LINE_START_REACH), from),
    });
    if (span !== undefined) {
      spans.push(span);
      end = span.to;
    }
  }
  return spans;
}

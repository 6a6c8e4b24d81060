import type {SecretName, FindValue} from './secretName';
import {describesSecret, looksSecret} from './prose';
import {closingOf, quoteAt} from './quotes';
import {quotedValue} from './quotedValue';
import {
  blank,
  commaPattern,
  dash,
  nextCell,
  nextColumn,
  nameValuePattern,
  statement,
  spaces,
  tagEnd,
} from './separators';
import {textOf, type Span} from './textSpans';
import {bareEnd, lineEnd, matchAt, type UnquotedValueEnd} from './values';

function valueAt(
  text: string,
  at: number,
  {enclosing}: SecretName,
  valueEnd: UnquotedValueEnd,
): Span | undefined {
  const quote = quoteAt(text, at);
  const value =
    quote === undefined
      ? {from: at, to: bareEnd(text, at, valueEnd, enclosing)}
      : quotedValue(text, quote, enclosing);
  return value.to > value.from ? value : undefined;
}

/** "name": "password", "value": "x" */
const pairedValue: FindValue = (text, name) => {
  const match = matchAt(nameValuePattern, text, name.to);
  return (
    match &&
    valueAt(
      text,
      name.to + match[0].length,
      name,
      match[0].includes('\n') ? 'line' : 'word',
    )
  );
};

/** set("password", "x") */
const nextArgument: FindValue = (text, name) => {
  const match = name.context.opening && matchAt(commaPattern, text, name.to);
  const quote = match && quoteAt(text, name.to + match[0].length);
  const value = quote && quotedValue(text, quote, name.enclosing);
  return value !== undefined &&
    matchAt(/\s{0,8}:/y, text, value.end) === undefined
    ? value
    : undefined;
};

/** “pass” can be a verb. */
function isVerb({name}: SecretName): boolean {
  return name.toLowerCase() === 'pass';
}

/** Maximum length of quoted text in a sentence. */
const SENTENCE_REACH = 400;

/** password "x", password("x") */
const quotedAfter: FindValue = (text, name) => {
  const match = matchAt(blank, text, name.to);
  const quote = match && quoteAt(text, name.to + match[0].length);
  if (
    quote === undefined ||
    isVerb(name) ||
    (quote.mark === '"' && name.enclosing.isQuoted)
  ) {
    return undefined;
  }
  const secret =
    closingOf(text, quote, SENTENCE_REACH) &&
    textOf(text, quotedValue(text, quote, name.enclosing));
  return secret !== undefined &&
    !/[\r\n]/.test(secret) &&
    (name.kind === 'password' || looksSecret(secret))
    ? {from: quote.to, to: quote.to + secret.length}
    : undefined;
};

/** Maximum length of text between tags. */
const TAG_REACH = 8192;

/** <password>x</password> */
const taggedValue: FindValue = (text, name) => {
  const match = name.context.isTag ? matchAt(tagEnd, text, name.to) : undefined;
  if (match === undefined || match[0].includes('/>')) {
    return undefined;
  }
  const from = name.to + match[0].length;
  const area = text.slice(from, from + TAG_REACH);
  const isData = match.groups?.data !== undefined;
  const tag = match[0].includes('&gt;') ? '&lt;' : '<';
  const length = area.indexOf(isData ? ']]>' : tag);
  if (length !== -1 && (isData || area.startsWith(`${tag}/`, length))) {
    return {from, to: from + length};
  }
  // Without an end tag it is a placeholder such as <password>, unless text follows directly.
  const [line = ''] = /^[^\r\n<]*/.exec(area) ?? [];
  return isData || match.groups?.space === ''
    ? {from, to: from + line.length}
    : undefined;
};

/** <td>Password</td><td>x</td> */
const cellValue: FindValue = (text, name) => {
  const match = matchAt(nextCell, text, name.to);
  if (match === undefined) {
    return undefined;
  }
  const from = name.to + match[0].length;
  const length = text.slice(from, from + TAG_REACH).indexOf('<');
  return {from, to: length === -1 ? lineEnd(text, from) : from + length};
};

/** | password | x | */
const columnValue: FindValue = (text, name) => {
  const match = name.context.isRow
    ? matchAt(nextColumn, text, name.to)
    : undefined;
  return match && valueAt(text, name.to + match[0].length, name, 'phrase');
};

/** --password x, ENV DB_PASS x, and columns between tabs */
const valueOfFlag: FindValue = (text, name) => {
  const match = matchAt(spaces, text, name.to);
  if (match === undefined) {
    return undefined;
  }
  const at = name.to + match[0].length;
  const {isFlag, isLineStart} = name.context;
  return isFlag && matchAt(/--?[a-z]/iy, text, at) === undefined
    ? valueAt(text, at, name, 'word')
    : isLineStart && match[0].includes('\t')
      ? valueAt(text, at, name, 'line')
      : undefined;
};

/** Password - x */
const dashedValue: FindValue = (text, name) => {
  const {isLineStart, isLabel} = name.context;
  const match =
    name.kind === 'password' && (isLineStart || isLabel)
      ? matchAt(dash, text, name.to)
      : undefined;
  return match && valueAt(text, name.to + match[0].length, name, 'word');
};

const word =
  /(?![:=：＝()（）[\]{}*])[^\s\p{Script=Han}，。；：！？、“”]{1,200}/uy;
const isEqual =
  /(?:is|was|are|now|equals|set|to|reset|是|为|為|成|了|叫|如下)\s{0,20}$/i;

/** A word up to the closing quotation mark of the text around it. */
function beforeClosing(run: string): string {
  const at = run.search(/"(?:[,;:)}\]>]|$)/);
  return at === -1 ? run : run.slice(0, at);
}

/** Whether a word after a name is the secret, and not a word about it. */
function isSecretWord(
  stated: string,
  name: SecretName,
  relation: string,
  isSpaced: boolean,
): boolean {
  const isPassword = name.kind === 'password';
  if (isEqual.test(relation)) {
    return (
      looksSecret(stated) ||
      (isPassword && !isVerb(name) && !describesSecret(stated))
    );
  }
  if (name.isHan) {
    return (
      looksSecret(stated) || (isPassword && !isSpaced && /^\w{4}/.test(stated))
    );
  }
  const isMixed =
    stated.length >= 6 && /\d/.test(stated) && /[a-z]/i.test(stated);
  return (
    isPassword && !isVerb(name) && isSpaced && isMixed && looksSecret(stated)
  );
}

/** “password is x” */
const statedValue: FindValue = (text, name) => {
  const match = matchAt(statement, text, name.to);
  const {relation = '', space = ''} = match?.groups ?? {};
  const from = name.to + (match?.[0].length ?? 0);
  const [run = ''] = matchAt(word, text, from) ?? [];
  const stated = name.enclosing.isQuoted ? beforeClosing(run) : run;
  return isSecretWord(stated, name, relation, space !== '')
    ? {from, to: from + stated.length}
    : undefined;
};

/** Notations without a colon or an equals sign, the most reliable first. */
export const neighborValues: readonly FindValue[] = [
  pairedValue,
  nextArgument,
  taggedValue,
  cellValue,
  columnValue,
  quotedAfter,
  valueOfFlag,
  dashedValue,
  statedValue,
];

// cspell:ignore chpasswd masterauth requirepass unrar sshpass ogin bhtpasswd
import {closingOf, quoteAt} from './quotes';
import {quotedValue} from './quotedValue';
import {findSpans, spansAfter, type Span} from './textSpans';
import {bareEnd} from './values';

/** Text before a secret in commands, where neither a name nor a colon marks it. */
const prefixes: readonly RegExp[] = [
  /\badmin\s{1,3}set\s{1,3}/g,
  /\bidentified\s{1,3}(?:with\s{1,3}\S{1,40}\s{1,3})?by\s{1,3}(?:password\s{1,3})?/gi,
  /^[ \t]{0,20}(?:requirepass|masterauth|AUTH)[ \t]{1,20}/gm,
  /\b(?:machine[ \t]{1,4}\S{1,100}|default)\s{1,8}login\s{1,4}\S{1,64}\s{1,8}password\s{1,4}/g,
  // -p x; just as often that is a port or a folder.
  /(?:^|\s)-p[ \t]{1,3}(?![\d.:[\]-]{1,40}(?:\/(?:tcp|udp))?(?:\s|$)|[-./~$])/gm,
  /\b(?:mysql|mariadb|7z|unrar|rar|zip|unzip|sshpass)[^\r\n]{0,200}?\s-[pP](?=[^\s/\\.-])/g,
  /\b(?:zip|unzip)\b[^\r\n]{0,200}?\s-P[ \t]{1,3}/g,
  /(?:^|\s)-b[ \t]{1,3}\$?(?=["'])/gm,
  /\/user:\S{1,64}[ \t]{1,3}(?![/\s])/gi,
  /\bConvertTo-SecureString[ \t]{1,3}(?:-String[ \t]{1,3})?/gi,
  /(?:Auth|Cookie|[Ll]ogin)\(\s{0,3}["'][^"'\r\n]{0,64}["'],\s{0,3}(?=["'])/g,
  /\brclone[ \t]{1,3}obscure[ \t]{1,3}/g,
  /\bhtpasswd[ \t]{1,3}-\w{0,5}b\w{0,5}[ \t]{1,3}\S{1,100}[ \t]{1,3}\S{1,64}[ \t]{1,3}/g,
  /\bredis-cli\b[^\r\n]{0,200}?\s-a[ \t]{1,3}/g,
  /\bldap\w{3,10}\b[^\r\n]{0,200}?\s-w[ \t]{1,3}/g,
];

/** -u name:password; two numbers would be a user and a group. */
const signIn =
  /(?:^|\s)(?:-[uU]|--(?:proxy-)?user)(?:[ \t]{1,3}|=)(?!["']?\d{1,10}:\d{1,10}(?:["'\s]|$))["']?[^\s:%"']{0,64}[:%]/gm;

const piped =
  /\becho[ \t]{1,3}(?:-n[ \t]{1,3})?(?<secret>[^|\r\n]{1,100}?)(?=\s{0,3}\|\s{0,3}(?:sudo|docker|podman|chpasswd|passwd)\b)/g;

/** `-p` with another meaning, mostly `mkdir -p folder`. */
const otherUse = /\b(?:mkdir|install|ssh|scp|cp|nc|rsync|ps)\b[^|;&]{0,80}$/;

function isPassword(text: string, {index, 0: match}: RegExpExecArray): boolean {
  return (
    !/^\s?-p\s/.test(match) ||
    !otherUse.test(text.slice(Math.max(0, index - 100), index))
  );
}

function wordFrom(text: string, from: number): Span {
  const quote = quoteAt(text, from);
  return quote === undefined
    ? {from, to: bareEnd(text, from, 'word', {isQuoted: false})}
    : quotedValue(text, quote, {isQuoted: false});
}

function afterUser(text: string, {index, 0: match}: RegExpExecArray): Span {
  const from = index + match.length;
  const opening = match.search(/["']/);
  const quote = opening === -1 ? undefined : quoteAt(text, index + opening);
  const closing = quote && closingOf(text, quote);
  return closing === undefined
    ? wordFrom(text, from)
    : {from, to: closing.from};
}

/** Secrets in commands. */
export function secretsOfCommands(text: string): Span[] {
  const prefixed = prefixes.flatMap((pattern) =>
    spansAfter(text, pattern, (match) =>
      isPassword(text, match)
        ? wordFrom(text, match.index + match[0].length)
        : undefined,
    ),
  );
  const signIns = spansAfter(text, signIn, (match) => afterUser(text, match));
  return [...prefixed, ...signIns, ...findSpans(text, piped)];
}

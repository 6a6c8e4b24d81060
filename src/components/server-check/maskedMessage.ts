// cspell:ignore errcode
import {maskPasted} from '../error-finder/maskPasted';

/** What the report says in place of addresses and names. */
export const MASK = '[…]';

const addresses =
  /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>，。；)]*[^\s"'<>，。；).,:;]/gi;
// The character before an address is a group, because Safari before 16.4 knows no lookbehind.
const ipv4 = /(^|[^\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])(?::\d+)?/g;
const ipv6 = /(^|[^\w:])\[?(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}\]?(?![\w:])/gi;

/** A text on one line. */
export const oneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').trim();

/** A text without addresses of any form. */
export function withoutAddresses(text: string): string {
  return text
    .replace(addresses, MASK)
    .replace(ipv4, `$1${MASK}`)
    .replace(ipv6, `$1${MASK}`);
}

/** Go ends a path with a colon or a quotation mark; a path may hold spaces. */
const paths = /(^|[\s"'`(=[,:：，])(?:~?\/|[a-z]:[\\/])[^"'`()[\],;:，；：]*/gi;
const lookedUp = /\b(lookup) [^\s:]+/g;
const mail = /[^\s@"'(),:;]+@[^\s@"'(),:;]+/g;
const hosts = /(^|[^\w.-])(?:[\w-]+\.)+[a-z][\w-]*\.?(?::\d{1,5})?/gi;
const hostsWithPort =
  /\b(?!(?:code|col|column|errcode|errno|error|exit|http|line|state|status):)[\w-]*[a-z][\w-]*:\d{1,5}\b/gi;
const users =
  /\b(user(?:name)?|account|login)([ :=]+["']?)(?!(?:and|been|by|can|cannot|could|disabled?|does|error|failed|first|for|from|has|have|id|in|info|invalid|is|may|must|name|needs?|not|of|or|password|please|shall|should|to|was|will|with|without)\b)[^\s"',;:()]+/gi;

/** A message of a server, on one line and without secrets, paths, hosts and names of accounts. It rather masks too much than too little. */
export function maskedMessage(text: string): string {
  return maskPasted(
    withoutAddresses(oneLine(text))
      .replace(mail, MASK)
      .replace(paths, `$1${MASK}`)
      .replace(lookedUp, `$1 ${MASK}`)
      .replace(hosts, `$1${MASK}`)
      .replace(hostsWithPort, MASK)
      .replace(users, `$1$2${MASK}`),
  );
}

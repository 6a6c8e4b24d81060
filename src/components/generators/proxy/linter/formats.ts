import {parseCaddyfile} from './caddyfile';
import {lintCaddy} from './caddyRules';
import type {BrokenFile} from './directives';
import type {LintResult} from './finding';
import {parseNginx} from './nginxBlocks';
import {lintNginx} from './nginxRules';
import {proxyTitles} from '../proxyOptions';

/** The formats that the linter reads. */
export const formats = ['nginx', 'caddy'] as const;

export type Format = (typeof formats)[number];

/** What texts of the linter call `{proxy}`, the directive `{pass}` that passes requests on, and `{include}` that reads another file. */
export const namesIn: Readonly<
  Record<Format, {proxy: string; pass: string; include: string}>
> = {
  nginx: {proxy: proxyTitles.nginx, pass: 'proxy_pass', include: 'include'},
  caddy: {proxy: proxyTitles.caddy, pass: 'reverse_proxy', include: 'import'},
};

/** A configuration of a proxy is a few kilobytes. */
export const TEXT_LIMIT = 100_000;

/** How many lines are looked at to tell the format, and how much of each. */
const MARK_LINES = 2000;
const MARK_LENGTH = 400;

/** Lines that only one format has. */
const marks: Readonly<Record<Format, readonly RegExp[]>> = {
  nginx: [
    /(?:^|[{;]\s*)(?:proxy_(?:pass|set_header|\w+)|server_name|listen|location|client_max_body_size|upstream|server)\b/,
    /;\s*(?:#.*)?\}?$/,
  ],
  caddy: [
    /(?:^|\{\s*)(?:reverse_proxy|handle|handle_path|redir|encode|header_up|import|respond|tls|basic_?auth|forward_auth|file_server)\b(?!:)[^;]*$/,
    /^(?!(?:server|http|events|stream|location|upstream|if)\b)[^;$]*[^;:$]\{$/,
  ],
};

/** Lines of YAML, HAProxy, Apache and others, which are not read. */
const otherMark =
  /^["\w-]+:(?: |$)|^- |^(?:frontend|backend|defaults|global|bind|mode|acl|use_backend|default_backend|option|timeout)\b[^;{]*$|^<\/?[A-Z]|^\$HTTP\[/;

/** The format that a text most likely has; `undefined` for another one. */
export function formatOf(text: string): Format | undefined {
  const lines = text
    .split('\n', MARK_LINES)
    .map((line) => line.slice(0, MARK_LENGTH).trim());
  const count = (format: Format) =>
    lines.filter((line) => marks[format].some((mark) => mark.test(line)))
      .length;
  const counts = formats.map((format) => ({format, count: count(format)}));
  const [best] = counts.sort((one, other) => other.count - one.count);
  const others = lines.filter((line) => otherMark.test(line)).length;
  return best === undefined || best.count <= others ? undefined : best.format;
}

export type ProxyLintResult = ({kind: 'read'} & LintResult) | BrokenFile;

const readers = {
  nginx: {parse: parseNginx, lint: lintNginx},
  caddy: {parse: parseCaddyfile, lint: lintCaddy},
} as const;

/** Reads a configuration for AList; `chosen` is the line of one of its `choices`. */
export function lintProxy(
  format: Format,
  text: string,
  chosen?: number,
): ProxyLintResult {
  const {parse, lint} = readers[format];
  const parsed = parse(text.slice(0, TEXT_LIMIT));
  return parsed.kind === 'broken'
    ? parsed
    : {kind: 'read', ...lint(parsed.directives, chosen)};
}

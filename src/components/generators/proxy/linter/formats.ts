import {parseApache} from './apacheSections';
import {lintApache} from './apacheRules';
import {parseCaddyfile} from './caddyfile';
import {lintCaddy} from './caddyRules';
import type {BrokenFile} from './directives';
import type {LintResult} from './finding';
import {parseNginx} from './nginxBlocks';
import {lintNginx} from './nginxRules';

/** The formats that the linter reads. */
export const formats = ['nginx', 'caddy', 'apache', 'traefik'] as const;

export type Format = (typeof formats)[number];

/** Text that only one format has. Space before it stays in its line, or many empty lines would take minutes. */
const marks: Readonly<Record<Format, readonly RegExp[]>> = {
  nginx: [
    /^[ \t]*(?:proxy_pass|proxy_set_header|server_name|listen|location|client_max_body_size)\s[^\n]*[;{]/gm,
    /^[ \t]*server\s*\{/gm,
  ],
  caddy: [
    /^[ \t]*(?:reverse_proxy|handle_path|redir|encode|header_up|import|respond)\s/gm,
    /^[^\s;<>[\]]+(?:[ \t][^\s;<>]+)* \{$/gm,
  ],
  apache: [
    /^[ \t]*<\/?(?:VirtualHost|Location|LocationMatch|Proxy|Directory|IfModule)\b/gim,
    /^[ \t]*(?:Proxy[A-Z]\w+|ServerName|Rewrite[A-Z]\w+|SSL[A-Z]\w+|RequestHeader|AllowEncodedSlashes)\s/gm,
  ],
  traefik: [
    /\btraefik\b/gi,
    /--?entrypoints\./gi,
    /^[ \t]*\[+(?:entryPoints|http|providers|certificatesResolvers)\b/gim,
    /^[ \t]*(?:entryPoints|routers|middlewares|certificatesResolvers|loadBalancer):/gim,
  ],
};

/** The format that a text most likely has. */
export function formatOf(text: string): Format | undefined {
  const counts = formats.map((format) => ({
    format,
    count: marks[format].reduce(
      (sum, mark) => sum + [...text.matchAll(mark)].length,
      0,
    ),
  }));
  const [best] = counts.sort((one, other) => other.count - one.count);
  return best === undefined || best.count === 0 ? undefined : best.format;
}

export type ProxyLintResult = ({kind: 'read'} & LintResult) | BrokenFile;

const directiveFormats = {
  nginx: {parse: parseNginx, lint: lintNginx},
  caddy: {parse: parseCaddyfile, lint: lintCaddy},
  apache: {parse: parseApache, lint: lintApache},
} as const;

async function lintOptions(text: string): Promise<ProxyLintResult> {
  const {parseTraefik} = await import('./traefikOptions');
  const {lintTraefik} = await import('./traefikRules');
  try {
    const parsed = parseTraefik(text);
    return parsed.kind === 'broken'
      ? parsed
      : {kind: 'read', ...lintTraefik(parsed.options)};
  } catch (error) {
    // The parsers of YAML and TOML have no limit for nesting but the stack.
    if (error instanceof RangeError) {
      return {kind: 'broken', line: 1, reason: 'deep'};
    }
    throw error;
  }
}

/** Reads a configuration for AList. The parsers of YAML and TOML are loaded with the first one of Traefik. */
export async function lintProxy(
  format: Format,
  text: string,
): Promise<ProxyLintResult> {
  if (format === 'traefik') {
    return lintOptions(text);
  }
  const {parse, lint} = directiveFormats[format];
  const parsed = parse(text);
  return parsed.kind === 'broken'
    ? parsed
    : {kind: 'read', ...lint(parsed.directives)};
}

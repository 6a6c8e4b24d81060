import {localeCodes, locales, rootLocale} from '../../src/config/locales';
import {
  caddyRedirects,
  nginxMap,
  redirectLines,
  vercelRedirects,
} from './elsewhere';
import {immutable, markdownRobots, securityHeaders} from './headers';

const bases = localeCodes.map((code) => locales[code].base);

/** Rules of Cloudflare Pages and Netlify for headers, as they read them from the file `_headers`. */
export function headersFile(): string {
  const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  // Both hosts let browsers ask about everything else each time by themselves; two rules of one header would both be sent.
  return `${[
    block('/*', securityHeaders),
    ...bases.map((base) =>
      block(`${base}assets/*`, {'Cache-Control': immutable}),
    ),
    block('/*.md', {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': markdownRobots,
    }),
  ].join('\n\n')}\n`;
}

/**
 * Rules of Cloudflare Pages and Netlify for addresses without a file, as they read them from the file `_redirects`. Cloudflare Pages finds
 * the nearest 404.html by itself and passes over lines with that status.
 */
export function redirectsFile(): string {
  const missing = localeCodes
    .filter((code) => code !== rootLocale)
    .map((code) => locales[code].base)
    .concat('/')
    .map((base) => `${base}*  ${base}404.html  404`);
  return [...redirectLines(), ...missing].map((line) => `${line}\n`).join('');
}

/** What `npm run hosting` writes into the configurations of servers. */
const parts = {
  nginx: {
    headers: Object.entries(securityHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    redirects: nginxMap(),
  },
  caddy: {
    headers: Object.entries(securityHeaders).map(
      ([name, value]) => `${name} "${value}"`,
    ),
    redirects: caddyRedirects(),
  },
} as const;

/**
 * A server's configuration with its headers and redirects as they are now.
 *
 * @throws Error when the configuration does not say where they belong
 */
export function withRules(
  server: keyof typeof parts,
  configuration: string,
): string {
  return Object.entries(parts[server]).reduce((text, [part, rules]) => {
    const begin = `# begin: ${part}, written by npm run hosting`;
    const place = new RegExp(`^([ \\t]*)${begin}\\n(?:.*\\n)*?\\1# end$`, 'm');
    const [, indent] = place.exec(text) ?? [];
    if (indent === undefined) {
      throw new Error(`${server}: found no lines from "${begin}" to "# end"`);
    }
    const lines = [begin, ...rules, '# end'];
    // A function, because the rules have dollar signs.
    return text.replace(place, () =>
      lines.map((line) => `${indent}${line}`).join('\n'),
    );
  }, configuration);
}

/** Rules of Vercel, which reads them from `vercel.json` in the project's root folder. */
export function vercelFile(): string {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({key, value})),
  });
  const rules = {
    framework: null,
    installCommand: 'npm ci --no-audit',
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    redirects: vercelRedirects(),
    headers: [
      rule('/(.*)', securityHeaders),
      ...bases.map((base) =>
        rule(`${base}assets/(.*)`, {'Cache-Control': immutable}),
      ),
      rule('/(.*)\\.md', {'X-Robots-Tag': markdownRobots}),
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}

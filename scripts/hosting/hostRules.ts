import {localeCodes, locales, rootLocale} from '../../src/config/locales';
import {
  caddyRedirects,
  nginxMap,
  redirectLines,
  vercelRedirects,
} from './redirects';
import {immutable, markdownRobots, securityHeaders} from './headers';

const bases = localeCodes.map((code) => locales[code].base);

/** The file `_headers`, in which Cloudflare Pages and Netlify read rules for headers. */
export function headersFile(): string {
  const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  // Both hosts have everything else revalidated by default; two rules of one header would both be sent.
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
 * The file `_redirects`, in which Cloudflare Pages and Netlify read redirects, and Netlify rules for addresses without a file. Cloudflare
 * Pages finds the nearest 404.html by itself and skips lines with this status. It would lead `x.html` to `x`, so each page with that
 * ending has a line: https://developers.cloudflare.com/pages/configuration/serving-pages/#route-matching
 *
 * @param pages addresses of the sitemap
 */
export function redirectsFile(pages: readonly string[]): string {
  const asTheyAre = pages
    .filter((page) => page.endsWith('.html'))
    .map((page) => `${page}  ${page.replace(/\.html$/, '')}  200`);
  const missing = localeCodes
    .filter((code) => code !== rootLocale)
    .map((code) => locales[code].base)
    .concat('/')
    .map((base) => `${base}*  ${base}404.html  404`);
  return [...asTheyAre, ...redirectLines(), ...missing]
    .map((line) => `${line}\n`)
    .join('');
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
 * A server's configuration with the current headers and redirects.
 *
 * @throws Error when the configuration has no place for them
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

/** The file `vercel.json` in the project's root folder, which contains the rules of Vercel. */
export function vercelFile(): string {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({key, value})),
  });
  const rules = {
    framework: null,
    installCommand: 'npm ci --omit=dev --no-audit',
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

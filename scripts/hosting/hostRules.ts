import {localeCodes, locales, rootLocale} from '../../src/config/locales';
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
 * The file `_redirects`, in which Netlify reads rules for addresses without a file. Cloudflare Pages finds the nearest 404.html by itself
 * and skips lines with this status.
 */
export function redirectsFile(): string {
  return localeCodes
    .filter((code) => code !== rootLocale)
    .map((code) => locales[code].base)
    .concat('/')
    .map((base) => `${base}*  ${base}404.html  404\n`)
    .join('');
}

/** The place for {@link securityHeaders} in a server's configuration. */
const generated =
  /^([ \t]*)# begin: written by npm run hosting\n(?:.*\n)*?\1# end$/m;

/** The syntax of a response header in each server's configuration. */
const headerLine = {
  nginx: (name: string, value: string) =>
    `add_header ${name} "${value}" always;`,
  caddy: (name: string, value: string) => `${name} "${value}"`,
} as const;

/**
 * A server's configuration with the current headers.
 *
 * @throws Error when the configuration has no place for them
 */
export function withHeaders(
  server: keyof typeof headerLine,
  configuration: string,
): string {
  const [, indent] = generated.exec(configuration) ?? [];
  if (indent === undefined) {
    throw new Error(
      `${server}: found no lines from "# begin: written by npm run hosting" to "# end"`,
    );
  }
  const lines = [
    '# begin: written by npm run hosting',
    ...Object.entries(securityHeaders).map(([name, value]) =>
      headerLine[server](name, value),
    ),
    '# end',
  ];
  return configuration.replace(
    generated,
    lines.map((line) => `${indent}${line}`).join('\n'),
  );
}

/** The file `vercel.json` in the project's root folder, which contains the rules of Vercel. */
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

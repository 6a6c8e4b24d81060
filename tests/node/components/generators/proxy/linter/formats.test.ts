import fc from 'fast-check';
import {
  formatOf,
  formats,
  lintProxy,
  type Format,
} from '../../../../../../src/components/generators/proxy/linter/formats';
import type {LintFinding} from '../../../../../../src/components/generators/proxy/linter/finding';
import {
  faultyFile,
  goodFile,
  plantedFaults,
} from '../../../../../support/proxyFaults';

async function findingsIn(
  format: Format,
  text: string,
): Promise<readonly LintFinding[]> {
  const result = await lintProxy(format, text);
  if (result.kind === 'broken') {
    throw new Error(`${result.reason} in line ${String(result.line)}`);
  }
  return result.findings;
}

const answers = fc.record({
  domain: fc.constantFrom('files.example.com', 'nas.local', 'localhost:8443'),
  https: fc.constantFrom('yes', 'no'),
  path: fc.constantFrom('', '/alist', '/a.b/c-d', '/x/y/z'),
  upstream: fc.constantFrom('127.0.0.1:5244', 'alist:5244', '[::1]:5244'),
  webdav: fc.constantFrom('yes', 'no'),
  upload: fc.integer({min: 0, max: 100_000}).map(String),
  wait: fc.integer({min: 1, max: 1440}).map(String),
  certificate: fc.constantFrom('/etc/ssl/a.pem', '/etc/ssl/a b.pem'),
});

describe.each(formats)('%s', (format) => {
  test('what the generator writes is recognised and has no finding, whatever was answered', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (entered) => {
        const text = goodFile(format, entered);
        expect(formatOf(text)).toBe(format);
        expect(await findingsIn(format, text)).toEqual([]);
      }),
    );
  });

  test('each planted fault is found in its line, with its correction, and nothing else', async () => {
    for (const fault of plantedFaults[format]) {
      const text = faultyFile(format, fault);
      const {rule, at, corrected} = fault;
      const line =
        text.split('\n').findIndex((content) => content.includes(at)) + 1;
      expect(formatOf(text)).toBe(format);
      const found = await findingsIn(format, text);
      expect({
        fault: text,
        found: found.map((finding) => ({
          rule: finding.rule,
          line: finding.line,
          corrected: finding.corrected,
        })),
      }).toEqual({fault: text, found: [{rule, line, corrected}]});
    }
    expect(plantedFaults[format].length).toBeGreaterThan(7);
  });

  test('a file without a proxy is told so', async () => {
    const empty: Record<Format, string> = {
      nginx: 'server { listen 80; }',
      caddy: 'example.com {\n    respond "hello"\n}',
      apache: '<VirtualHost *:80>\n    ServerName a\n</VirtualHost>',
      traefik: 'log:\n  level: DEBUG\n',
    };
    const found = await findingsIn(format, empty[format]);
    expect(found.map(({rule}) => rule)).toEqual(['noProxy']);
  });

  test('a text that is no configuration ends in a result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme'}), async (text) => {
        expect((await lintProxy(format, text)).kind).toMatch(/read|broken/);
      }),
    );
  });
});

test.each([
  ['nginx', 'client_max_body_size 50m;', '50m'],
  ['caddy', 'max_size 5MiB', '5MiB'],
] as const)(
  'a limit on uploads that the file of %s sets is read from it',
  async (format, line, size) => {
    const text = goodFile(format, {upload: '5'}).replace(
      /client_max_body_size.*|max_size.*/,
      line,
    );
    expect(await lintProxy(format, text)).toEqual({
      kind: 'read',
      findings: [],
      uploadLimit: size,
    });
  },
);

test('a text of no known format is not recognised', () => {
  expect(formatOf('')).toBeUndefined();
  expect(formatOf('Guest user is disabled, login please')).toBeUndefined();
});

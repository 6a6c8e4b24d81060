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
  // Smaller limits are a finding.
  upload: fc
    .oneof(fc.constant(0), fc.integer({min: 10, max: 100_000}))
    .map(String),
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
  ['caddy', 'max_size 50MiB', '50MiB'],
  ['apache', 'LimitRequestBody 52428800', '52428800 B'],
] as const)(
  'a limit on uploads that the file of %s sets is read from it',
  async (format, line, size) => {
    const text = goodFile(format, {upload: '5'}).replace(
      /client_max_body_size.*|max_size.*|LimitRequestBody.*/,
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

const inside = (format: Format, lines: string): string => {
  const anchors: Record<Format, RegExp> = {
    nginx: /(?= *proxy_redirect off;)/,
    caddy: /(?= *reverse_proxy)/,
    apache: /(?= *ProxyPreserveHost)/,
    traefik: /^/,
  };
  return goodFile(format).replace(anchors[format], `${lines}\n`);
};

test.each<[Format, string]>([
  ['nginx', 'proxy_set_header Authorization $http_authorization;'],
  ['nginx', 'if ($request_method ~ ^(TRACE|TRACK)$) { return 405; }'],
  ['caddy', '    basic_auth /metrics/* {\n bob Ym9i\n }'],
  ['caddy', '    header /assets/* Cache-Control "public, max-age=600"'],
  [
    'caddy',
    '    @assets path /assets/*\n    header @assets Cache-Control "max-age=600"',
  ],
  [
    'apache',
    '<Location /server-status>\nAuthType Basic\nRequire valid-user\n</Location>',
  ],
  [
    'apache',
    'RewriteEngine On\nRewriteCond %{REQUEST_METHOD} ^(TRACE|TRACK)\nRewriteRule .* - [F]',
  ],
  ['apache', '<Limit GET>\nRequire all granted\n</Limit>'],
])(
  'a line of %s that hurts nobody has no finding: %s',
  async (format, lines) => {
    expect(await findingsIn(format, inside(format, lines))).toEqual([]);
  },
);

test('Caddy may pass on the header Authorization that it got', async () => {
  const text = goodFile('caddy').replace(
    'reverse_proxy 127.0.0.1:5244',
    'reverse_proxy 127.0.0.1:5244 {\nheader_up Authorization {http.request.header.Authorization}\n}',
  );
  expect(await findingsIn('caddy', text)).toEqual([]);
});

test.each<[Format, string, LintFinding['rule'], string | undefined]>([
  [
    'nginx',
    'proxy_pass_request_headers off;',
    'authorizationDropped',
    'proxy_pass_request_headers on;',
  ],
  ['nginx', 'proxy_method GET;', 'methods', undefined],
  [
    'nginx',
    'add_header Cache-Control "public, max-age=600";',
    'expires',
    undefined,
  ],
  [
    'nginx',
    'client_max_body_size 1m;',
    'smallLimit',
    'client_max_body_size 0;',
  ],
  ['apache', 'LimitRequestBody 1048576', 'smallLimit', 'LimitRequestBody 0'],
  ['caddy', 'request_body {\nmax_size 2MB\n}', 'smallLimit', undefined],
])(
  'a line of %s that hurts visitors is found: %s',
  async (format, lines, rule, corrected) => {
    const text = inside(format, lines);
    const at = lines.split('\n').find((line) => !line.endsWith('{')) ?? '';
    expect(await findingsIn(format, text)).toEqual([
      expect.objectContaining({
        rule,
        line: text.split('\n').findIndex((line) => line.includes(at)) + 1,
        ...(corrected === undefined ? {} : {corrected}),
      }),
    ]);
  },
);

test('many short lines are recognised at once', () => {
  const started = performance.now();
  formatOf('a\n'.repeat(50_000));
  formatOf('\n'.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2000);
});

test.each<[Format, string]>([
  ['nginx', `${'a {'.repeat(33_000)}${'}'.repeat(33_000)}`],
  ['caddy', `${'a {\n'.repeat(12_000)}${'}\n'.repeat(12_000)}`],
  ['apache', `${'<A>\n'.repeat(12_000)}${'</A>\n'.repeat(12_000)}`],
  ['traefik', '['.repeat(50_000)],
])(
  'blocks of %s inside thousands of others end in a message',
  async (format, text) => {
    const result = await lintProxy(format, text);
    expect(result.kind).toBe('broken');
  },
);

test('thousands of proxies in a Caddyfile are judged within seconds', async () => {
  const text = `a {\n${'reverse_proxy b:1\n'.repeat(5000)}}\n`;
  const started = performance.now();
  expect(await findingsIn('caddy', text)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2000);
});

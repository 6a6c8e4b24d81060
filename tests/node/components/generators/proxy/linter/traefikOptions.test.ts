import {
  parseTraefik,
  type TraefikOption,
} from '../../../../../../src/components/generators/proxy/linter/traefikOptions';
import {lintTraefik} from '../../../../../../src/components/generators/proxy/linter/traefikRules';

function read(text: string): readonly TraefikOption[] {
  const parsed = parseTraefik(text);
  if (parsed.kind === 'broken') {
    throw new Error(`line ${String(parsed.line)}`);
  }
  return parsed.options;
}

const lint = (text: string) => lintTraefik(read(text)).findings;

const yaml = `entryPoints:
  websecure:
    address: ':443'
http:
  routers:
    alist:
      rule: Host(\`files.example.com\`)
      middlewares:
        - cut
      service: alist
  middlewares:
    cut:
      stripPrefix:
        prefixes:
          - /alist
    unused:
      basicAuth:
        users: []
  services:
    alist:
      loadBalancer:
        servers:
          - url: http://127.0.0.1:5244
`;

const toml = `[entryPoints.websecure]
  address = ":443"

[http.routers.alist]
  rule = "Host(\`files.example.com\`)"
  middlewares = ["cut"]
  service = "alist"

[http.middlewares.cut.stripPrefix]
  prefixes = ["/alist"]

[http.middlewares.unused.basicAuth]
  users = []

[[http.services.alist.loadBalancer.servers]]
  url = "http://127.0.0.1:5244"
`;

test.each([
  ['YAML', yaml, 'transport: {respondingTimeouts: {readTimeout: 0}}', 2, 13],
  ['TOML', toml, 'transport.respondingTimeouts.readTimeout = 0', 1, 9],
])(
  'a file in %s is read with its lines, and what no router uses is left out',
  (_name, text, corrected, entryPoint, middleware) => {
    expect(lint(text)).toEqual([
      {
        rule: 'uploadTimeout',
        certainty: 'likely',
        line: entryPoint,
        corrected,
        isMissing: true,
      },
      {rule: 'pathCut', certainty: 'certain', line: middleware},
    ]);
  },
);

test('labels are read as a list, as a map, and without a Compose file around them', () => {
  const expected = [{rule: 'compression', certainty: 'likely', line: 2}];
  const label = 'traefik.http.middlewares.small.compress';
  const router = 'traefik.http.routers.alist.middlewares';
  expect(lint(`- ${router}=small\n- ${label}=true\n`)).toEqual(expected);
  const compose = (labels: string) =>
    `services:\n  alist:\n    labels:\n${labels}`;
  expect(
    lint(compose(`      - ${router}=small\n      - ${label}=true\n`)),
  ).toEqual([{...expected[0], line: 5}]);
  expect(
    lint(compose(`      ${router}: small\n      ${label}: 'true'\n`)),
  ).toEqual([{...expected[0], line: 5}]);
});

test.each([
  ['YAML', 'http:\n  routers: [\n', 2],
  ['TOML', '[http.routers.alist]\nrule = \n', 2],
])('a file that is no %s is broken', (_name, text, line) => {
  const parsed = parseTraefik(text);
  expect(parsed).toMatchObject({kind: 'broken', reason: 'syntax'});
  expect(parsed.kind === 'broken' && parsed.line).toBeGreaterThanOrEqual(line);
});

test('a file of several documents is read, with its lines', () => {
  expect(lint(`log:\n  level: DEBUG\n---\n${yaml}`)).toEqual([
    expect.objectContaining({rule: 'uploadTimeout', line: 5}),
    expect.objectContaining({rule: 'pathCut', line: 16}),
  ]);
});

test.each([
  ['labels: *l', '  - ', '='],
  ['labels:\n      <<: *l', '  ', ': '],
  ['<<: *s', '  labels:\n    ', ': '],
])('labels behind an anchor are read: %s', (use, mark, sign) => {
  const isService = use === '<<: *s';
  const lines = [
    ['traefik.http.routers.a.middlewares', 'cut'],
    ['traefik.http.middlewares.cut.stripprefix.prefixes', '/a'],
  ].map(
    ([name = '', value = ''], index) =>
      `${isService && index > 0 ? '    ' : mark}${name}${sign}${value}`,
  );
  const text = `x: &${isService ? 's' : 'l'}\n${lines.join('\n')}\nservices:\n  alist:\n    ${use}\n`;
  expect(lint(text).map(({rule}) => rule)).toEqual(['pathCut']);
});

test('aliases that stand for billions of nodes end soon', () => {
  const levels = Array.from(
    {length: 12},
    (_value, index) =>
      `l${String(index + 1)}: &l${String(index + 1)} [${Array.from({length: 9}, () => `*l${String(index)}`).join(', ')}]`,
  );
  const started = performance.now();
  read(`l0: &l0 [x]\n${levels.join('\n')}\nentryPoints:\n  web: {}\n`);
  expect(performance.now() - started).toBeLessThan(2000);
});

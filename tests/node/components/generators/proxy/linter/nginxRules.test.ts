import {nginxFile} from '../../../../../../src/components/generators/proxy/nginx';
import {siteOf} from '../../../../../../src/components/generators/proxy/proxyOptions';
import {parseNginx} from '../../../../../../src/components/generators/proxy/linter/nginxBlocks';
import {lintNginx} from '../../../../../../src/components/generators/proxy/linter/nginxRules';
import type {LintFinding} from '../../../../../../src/components/generators/proxy/linter/finding';
import {directivesOf} from '../../../../../support/directivesOf';

const lint = (text: string): readonly LintFinding[] =>
  lintNginx(directivesOf(parseNginx(text))).findings;

const answers = {
  server: 'nginx',
  domain: 'files.example.com',
  https: 'yes',
  path: '',
  upstream: '127.0.0.1:5244',
  webdav: 'yes',
  upload: '0',
  wait: '60',
  certificate: '/etc/ssl/a.pem',
  key: '/etc/ssl/a b.key',
  pem: '/etc/a.pem',
  email: 'you@example.com',
} as const;

const good = nginxFile(siteOf(answers));

/** The file of the generator with one line changed. */
function changed(from: string | RegExp, to: string): readonly LintFinding[] {
  const text = good.replace(from, to);
  expect(text).not.toBe(good);
  return lint(text);
}

const lineOf = (part: string, text = good) =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

const location = lineOf('location / {');

test.each([
  ['proxy_request_buffering', 'on', 'requestBuffering', 'off'],
  ['proxy_max_temp_file_size', '10m', 'tempFile', '0'],
  ['proxy_send_timeout', '30s', 'readTimeout', '60m'],
] as const)(
  'a wrong value of %s is replaced in its line, as nginx refuses a second one',
  (name, value, rule, right) => {
    const findings = changed(new RegExp(`${name} \\w+;`), `${name} ${value};`);
    expect(findings).toEqual([
      expect.objectContaining({
        rule,
        line: lineOf(name),
        corrected: `${name} ${right};`,
      }),
    ]);
    expect(findings[0]).not.toHaveProperty('isMissing');
  },
);

test('a missing timeout for sending is nothing to complain of', () => {
  expect(changed(/.*send_timeout.*\n/, '')).toEqual([]);
});

test.each(['gzip', 'brotli'])('%s of downloads is found', (name) => {
  const add = (types: string) =>
    changed(
      'location / {',
      `location / {\n${name} on;\n${name}_types ${types};`,
    ).map(({rule, corrected}) => [rule, corrected]);
  expect(add('application/octet-stream')).toEqual([
    [
      'compression',
      `${name}_types text/css application/javascript application/json;`,
    ],
  ]);
  expect(add('text/css')).toEqual([]);
});

test.each([
  ['host', /.*\bHost \$http_host;\n/, 'proxy_set_header Host $http_host;'],
  [
    'forwardedProto',
    /.*X-Forwarded-Proto.*\n/,
    'proxy_set_header X-Forwarded-Proto $scheme;',
  ],
  ['bodySize', /.*client_max_body_size.*\n/, 'client_max_body_size 0;'],
  [
    'requestBuffering',
    /.*request_buffering.*\n/,
    'proxy_request_buffering off;',
  ],
  ['tempFile', /.*max_temp_file.*\n/, 'proxy_max_temp_file_size 0;'],
  ['readTimeout', /.*read_timeout.*\n/, 'proxy_read_timeout 60m;'],
])(
  'without its line, %s is found and the line is given',
  (rule, line, corrected) => {
    const [finding, ...others] = changed(line, '');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({rule, corrected, isMissing: true});
  },
);

test('visitors without an address of their own are found', () => {
  const found = changed(/.*X-Real-IP.*\n.*X-Forwarded-For.*\n/, '');
  expect(found.map(({rule}) => rule)).toEqual(['forwardedFor']);
});

test.each([
  [
    'pathCut',
    'proxy_pass http://127.0.0.1:5244;',
    'proxy_pass http://127.0.0.1:5244/;',
    'proxy_pass http://127.0.0.1:5244;',
  ],
  [
    'rangeDropped',
    'Range $http_range;',
    'Range "";',
    'proxy_set_header Range $http_range;',
  ],
  [
    'readTimeout',
    'proxy_read_timeout 60m;',
    'proxy_read_timeout 30s;',
    'proxy_read_timeout 60m;',
  ],
])(
  'a changed line is found with its correction: %s',
  (rule, from, to, corrected) => {
    const found = changed(from, to);
    expect(found).toEqual([
      expect.objectContaining({rule, corrected, line: lineOf(from)}),
    ]);
  },
);

test.each([
  ['cache', 'proxy_cache everything;'],
  ['expires', 'expires 7d;'],
  ['basicAuth', 'auth_basic "closed";'],
  ['cors', 'add_header Access-Control-Allow-Origin *;'],
  ['methods', 'limit_except GET POST { deny all; }'],
  ['methods', 'if ($request_method !~ ^(GET|POST)$) { return 405; }'],
  ['authorizationDropped', 'proxy_set_header Authorization "";'],
])('an added line is found: %s', (rule, line) => {
  const found = changed('proxy_redirect off;', `${line} proxy_redirect off;`);
  expect(found).toEqual([
    expect.objectContaining({rule, line: lineOf('proxy_redirect')}),
  ]);
});

test('what a level further out sets holds inside, unless the location sets headers itself', () => {
  const outside = good
    .replace('        proxy_set_header Host $http_host;\n', '')
    .replace(
      '    client_max_body_size',
      '    proxy_set_header Host $http_host;\n    client_max_body_size',
    );
  expect(lint(outside).map(({rule}) => rule)).toEqual(['host']);
});

test('a panel’s location for static files is found', () => {
  const text = good.replace(
    '    location / {',
    '    location ~ .*\\.(gif|jpg|png|js|css)$ { expires 30d; }\n    location / {',
  );
  expect(lint(text)).toEqual([
    {rule: 'extensions', certainty: 'certain', line: location},
  ]);
});

test('a port of its own needs to be in Host', () => {
  const text = good
    .replace('listen 443 ssl;', 'listen 8443 ssl;')
    .replace('$http_host', '$host');
  expect(lint(text).map(({rule}) => rule)).toEqual(['hostPort']);
  expect(changed('Host $http_host;', 'Host $host;')).toEqual([]);
});

test('a cut sub-path is certain', () => {
  const text = nginxFile(siteOf({...answers, path: '/alist'})).replace(
    '5244;',
    '5244/;',
  );
  expect(lint(text)).toEqual([
    expect.objectContaining({rule: 'pathCut', certainty: 'certain'}),
  ]);
});

test('a file without a proxy is told so', () => {
  expect(lint('server { listen 80; }').map(({rule}) => rule)).toEqual([
    'noProxy',
  ]);
});

test.each([
  ['proxy_pass http://unix:/run/alist.sock;', []],
  [
    'proxy_pass http://unix:/run/alist.sock:/;',
    ['proxy_pass http://unix:/run/alist.sock;'],
  ],
  [
    'proxy_pass http://127.0.0.1:5244$uri;',
    ['proxy_pass http://127.0.0.1:5244;'],
  ],
  ['proxy_pass http://127.0.0.1:5244$request_uri;', []],
])('%s gets a correction that nginx takes', (line, corrected) => {
  const found = lint(good.replace('proxy_pass http://127.0.0.1:5244;', line));
  expect(found.map((finding) => finding.corrected)).toEqual(corrected);
});

test.each([
  ['$proxy_host', ['host']],
  ['127.0.0.1', ['host']],
  ['files.example.com', []],
])('Host %s is judged by the names of the site', (host, rules) => {
  const found = changed('Host $http_host;', `Host ${host};`);
  expect(found.map(({rule}) => rule)).toEqual(rules);
});

import type {LintRule} from '../../src/components/generators/proxy/linter/finding';
import type {Format} from '../../src/components/generators/proxy/linter/formats';
import {proxyOutputs} from '../../src/components/generators/proxy/proxies';
import {
  proxyOptions,
  type ProxyAnswers,
} from '../../src/components/generators/proxy/proxyOptions';
import {validateAnswers} from '../../src/components/generators/options';

/** What the generator writes for a proxy. */
export function goodFile(
  format: Format,
  entered: Partial<ProxyAnswers> = {},
): string {
  const {values} = validateAnswers(proxyOptions, entered);
  return proxyOutputs(format, values).file.text;
}

/** A line of a good file that is changed into a fault. */
export interface PlantedFault {
  rule: LintRule;
  from: string | RegExp;
  to: string;
  /** A part of the line in which the fault is. */
  at: string;
  corrected?: string;
}

const caddyPass = 'reverse_proxy 127.0.0.1:5244';

const caddyLine = (
  rule: LintRule,
  line: string,
  corrected?: string,
): PlantedFault => ({
  rule,
  from: caddyPass,
  to: `${line}\n    ${caddyPass}`,
  at: line.split('\n').at(-1)?.trim() ?? line,
  ...(corrected === undefined ? {} : {corrected}),
});

const caddyInside = (
  rule: LintRule,
  line: string,
  at = line,
  corrected?: string,
): PlantedFault => ({
  rule,
  from: caddyPass,
  to: `${caddyPass} {\n        ${line}\n    }`,
  at,
  ...(corrected === undefined ? {} : {corrected}),
});

const caddy: readonly PlantedFault[] = [
  {
    rule: 'pathCut',
    from: caddyPass,
    to: `handle_path /alist/* {\n        ${caddyPass}\n    }`,
    at: 'handle_path',
    corrected: 'handle /alist/* {',
  },
  caddyLine('pathCut', 'uri strip_prefix /alist'),
  caddyLine('pathCut', 'rewrite * /files{uri}'),
  caddyInside('host', 'header_up Host {upstream_hostport}'),
  caddyInside('forwardedProto', 'header_up X-Forwarded-Proto http'),
  caddyInside('forwardedFor', 'header_up -X-Forwarded-For'),
  caddyInside(
    'forgedFor',
    'header_up X-Forwarded-For {header.X-Forwarded-For}',
  ),
  caddyInside('forgedFor', 'trusted_proxies 0.0.0.0/0'),
  caddyInside('rangeDropped', 'header_up -Range'),
  caddyInside('authorizationDropped', 'header_up -Authorization'),
  caddyInside('requestBuffering', 'buffer_requests'),
  caddyInside('tempFile', 'buffer_responses'),
  caddyInside(
    'readTimeout',
    'transport http {\n            response_header_timeout 30s\n        }',
    'response_header_timeout',
    'response_header_timeout 1h',
  ),
  {
    ...caddyLine('basicAuth', 'basicauth {\n        bob Ym9i\n    }'),
    at: 'basicauth',
  },
  caddyLine('expires', 'header Cache-Control "max-age=600"'),
  caddyLine('cors', 'header Access-Control-Allow-Origin *'),
  caddyLine('methods', '@dav method PROPFIND MKCOL\n    respond @dav 405'),
  caddyLine(
    'methods',
    '@other {\n        not method GET POST\n    }\n    error @other 405',
  ),
  {
    ...caddyLine(
      'extensions',
      '@static path *.js *.css\n    handle @static {\n        file_server\n    }',
    ),
    at: 'handle @static',
  },
  {
    rule: 'uploadTimeout',
    from: /^/,
    to: '{\n    servers {\n        timeouts {\n            read_body 10s\n        }\n    }\n}\n\n',
    at: 'read_body',
    corrected: 'read_body 0',
  },
];

const apacheAfter = 'ProxyPreserveHost On\n';

const apacheLine = (rule: LintRule, ...lines: string[]): PlantedFault => ({
  rule,
  from: apacheAfter,
  to: `${apacheAfter}${lines.map((line) => `    ${line}\n`).join('')}`,
  at: lines.at(-1) ?? '',
});

const apacheMissing = (
  rule: LintRule,
  line: string,
  corrected = line,
): PlantedFault => ({
  rule,
  from: `    ${line}\n`,
  to: '',
  at: '<VirtualHost *:443>',
  corrected,
});

const apachePass = 'ProxyPass / http://127.0.0.1:5244/ nocanon';

const apache: readonly PlantedFault[] = [
  apacheMissing('host', 'ProxyPreserveHost On'),
  apacheMissing('encodedSlash', 'AllowEncodedSlashes NoDecode'),
  apacheMissing(
    'forwardedProto',
    'RequestHeader set X-Forwarded-Proto "https"',
  ),
  apacheMissing('forgedFor', 'RequestHeader unset X-Forwarded-For'),
  apacheMissing('readTimeout', 'ProxyTimeout 3600'),
  {
    rule: 'host',
    from: 'ProxyPreserveHost On',
    to: 'ProxyPreserveHost Off',
    at: 'ProxyPreserveHost',
    corrected: 'ProxyPreserveHost On',
  },
  {
    rule: 'encodedSlash',
    from: 'AllowEncodedSlashes NoDecode',
    to: 'AllowEncodedSlashes On',
    at: 'AllowEncodedSlashes',
    corrected: 'AllowEncodedSlashes NoDecode',
  },
  {
    rule: 'forwardedProto',
    from: 'X-Forwarded-Proto "https"',
    to: 'X-Forwarded-Proto "http"',
    at: 'X-Forwarded-Proto',
    corrected: 'RequestHeader set X-Forwarded-Proto "https"',
  },
  {
    rule: 'readTimeout',
    from: 'ProxyTimeout 3600',
    to: 'ProxyTimeout 30',
    at: 'ProxyTimeout',
    corrected: 'ProxyTimeout 3600',
  },
  {
    rule: 'nocanon',
    from: ' nocanon',
    to: '',
    at: 'ProxyPass /',
    corrected: apachePass,
  },
  {
    rule: 'slashMismatch',
    from: '5244/ nocanon',
    to: '5244 nocanon',
    at: 'ProxyPass /',
    corrected: apachePass,
  },
  {
    rule: 'pathCut',
    from: 'ProxyPass / ',
    to: 'ProxyPass /alist/ ',
    at: 'ProxyPass /',
    corrected: 'ProxyPass /alist/ http://127.0.0.1:5244/alist/ nocanon',
  },
  {
    rule: 'pathCut',
    from: apachePass,
    to: 'RewriteEngine On\n    RewriteRule ^/(.*)$ http://127.0.0.1:5244/$1 [P,L]',
    at: 'RewriteRule',
    corrected: apachePass,
  },
  {
    rule: 'extensions',
    from: apachePass,
    to: String.raw`ProxyPassMatch "\.(js|css|png)$" !${`\n    ${apachePass}`}`,
    at: 'ProxyPassMatch',
  },
  apacheLine('rangeDropped', 'RequestHeader unset Range'),
  apacheLine('authorizationDropped', 'RequestHeader unset Authorization'),
  apacheLine('forwardedFor', 'ProxyAddHeaders Off'),
  apacheLine('cache', 'CacheEnable disk /'),
  apacheLine(
    'expires',
    'ExpiresActive On',
    'ExpiresDefault "access plus 7 days"',
  ),
  apacheLine('expires', 'Header set Cache-Control "public, max-age=600"'),
  apacheLine('cors', 'Header always set Access-Control-Allow-Origin "*"'),
  apacheLine('cors', 'Header add Access-Control-Allow-Origin "*"'),
  apacheLine('compression', 'SetOutputFilter DEFLATE'),
  apacheLine(
    'compression',
    'AddOutputFilterByType DEFLATE text/html application/octet-stream',
  ),
  apacheLine('requestBuffering', 'SetEnv proxy-sendcl 1'),
  {
    ...apacheLine(
      'basicAuth',
      '<Location "/">',
      '    AuthType Basic',
      '    AuthName "closed"',
      '    Require valid-user',
      '</Location>',
    ),
    at: 'AuthType',
  },
  {
    ...apacheLine(
      'methods',
      '<Location "/">',
      '    <LimitExcept GET POST>',
      '        Require all denied',
      '    </LimitExcept>',
      '</Location>',
    ),
    at: '<LimitExcept',
  },
  {
    ...apacheLine(
      'methods',
      '<Location "/">',
      '    AllowMethods GET POST',
      '</Location>',
    ),
    at: 'AllowMethods',
  },
  {
    ...apacheLine(
      'methods',
      'RewriteEngine On',
      'RewriteCond %{REQUEST_METHOD} !^(GET|POST)$',
      'RewriteRule .* - [F]',
    ),
    at: 'RewriteCond',
  },
  {
    ...apacheLine('dav', '<Location "/dav">', '    Dav On', '</Location>'),
    at: 'Dav On',
  },
];

const traefikMiddleware = (
  rule: LintRule,
  option: string,
  corrected?: string,
): PlantedFault => ({
  rule,
  from: /(?= {6}- '?traefik\.enable=true)/,
  to: `      - traefik.http.routers.alist.middlewares=extra@docker\n      - traefik.http.middlewares.extra.${option}\n`,
  at: option,
  ...(corrected === undefined ? {} : {corrected}),
});

const traefikFlag = (
  rule: LintRule,
  flag: string,
  corrected?: string,
): PlantedFault => ({
  rule,
  from: /(?= {6}- '?--providers\.docker=true)/,
  to: `      - '--${flag}'\n`,
  at: flag,
  ...(corrected === undefined ? {} : {corrected}),
});

const traefik: readonly PlantedFault[] = [
  {
    rule: 'uploadTimeout',
    from: /.*readTimeout=0.*\n/,
    to: '',
    at: '--entrypoints.websecure.address',
    corrected:
      '--entrypoints.websecure.transport.respondingTimeouts.readTimeout=0',
  },
  {
    rule: 'uploadTimeout',
    from: 'readTimeout=0',
    to: 'readTimeout=60s',
    at: 'readTimeout',
    corrected:
      '--entrypoints.websecure.transport.respondingTimeouts.readTimeout=0',
  },
  {
    rule: 'methods',
    from: 'rule=Host(',
    to: 'rule=Method(`GET`) && Host(',
    at: 'rule=',
  },
  {
    rule: 'host',
    from: /(?= {6}- '?traefik\.enable=true)/,
    to: '      - traefik.http.services.alist.loadbalancer.passhostheader=false\n',
    at: 'passhostheader',
    corrected: 'traefik.http.services.alist.loadbalancer.passhostheader=true',
  },
  traefikMiddleware('pathCut', 'stripprefix.prefixes=/alist'),
  traefikMiddleware('pathCut', 'replacepathregex.regex=^/alist/(.*)'),
  traefikMiddleware(
    'requestBuffering',
    'buffering.memRequestBodyBytes=2000000',
  ),
  traefikMiddleware('compression', 'compress=true'),
  traefikMiddleware('basicAuth', 'basicauth.users=bob:x'),
  traefikMiddleware('rangeDropped', 'headers.customrequestheaders.Range='),
  traefikMiddleware(
    'authorizationDropped',
    'headers.customrequestheaders.Authorization=',
  ),
  traefikMiddleware(
    'forwardedProto',
    'headers.customrequestheaders.X-Forwarded-Proto=http',
  ),
  traefikMiddleware(
    'expires',
    'headers.customresponseheaders.Cache-Control=max-age=600',
  ),
  traefikFlag(
    'forgedFor',
    'entrypoints.websecure.forwardedHeaders.insecure=true',
    '--entrypoints.websecure.forwardedHeaders.insecure=false',
  ),
  traefikFlag(
    'forgedFor',
    'entrypoints.websecure.forwardedHeaders.trustedIPs=0.0.0.0/0',
  ),
];

const nginxLine = (rule: LintRule, line: string): PlantedFault => ({
  rule,
  from: '        proxy_redirect off;\n',
  to: `        ${line}\n        proxy_redirect off;\n`,
  at: line,
});

const nginx: readonly PlantedFault[] = [
  {
    rule: 'forwardedProto',
    from: 'X-Forwarded-Proto $scheme',
    to: 'X-Forwarded-Proto http',
    at: 'X-Forwarded-Proto',
    corrected: 'proxy_set_header X-Forwarded-Proto $scheme;',
  },
  {
    rule: 'forgedFor',
    from: 'X-Forwarded-For $remote_addr',
    to: 'X-Forwarded-For $proxy_add_x_forwarded_for',
    at: 'X-Forwarded-For',
    corrected: 'proxy_set_header X-Forwarded-For $remote_addr;',
  },
  {
    ...nginxLine('compression', 'gzip on; gzip_types *;'),
    corrected: 'gzip_types text/css application/javascript application/json;',
  },
  {...nginxLine('expires', 'expires 7d;'), corrected: 'expires off;'},
  {
    ...nginxLine('basicAuth', 'auth_basic "closed";'),
    corrected: 'auth_basic off;',
  },
  nginxLine('cors', 'add_header Access-Control-Allow-Origin *;'),
  nginxLine('methods', 'limit_except GET POST { deny all; }'),
  nginxLine('authorizationDropped', 'proxy_set_header Authorization "";'),
];

/** Faults of each format, each a change of what the generator writes. */
export const plantedFaults: Readonly<Record<Format, readonly PlantedFault[]>> =
  {nginx, caddy, apache, traefik};

/** The good file with a fault in it. */
export function faultyFile(
  format: Format,
  {from, to}: PlantedFault,
  entered: Partial<ProxyAnswers> = {},
): string {
  const good = goodFile(format, entered);
  const text = good.replace(from, () => to);
  if (text === good) {
    throw new Error(`${String(from)} is not in what the generator writes`);
  }
  return text;
}

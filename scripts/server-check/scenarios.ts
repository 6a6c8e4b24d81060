import type {LintRule} from '../../src/components/generators/proxy/linter/finding';
import type {ProxyProgram} from './proxies';
import {redirectedFiles} from './storage';

/** What is changed in the product itself. */
export type ProductFault =
  'guestWrites' | 'unsignedWithoutGuest' | 'registration';

/** A configuration of a proxy, or of the product, and what the checks have to say of it. */
export interface Scenario {
  name: string;
  program: ProxyProgram;
  isHttps?: true;
  subPath?: '/alist';
  /** A sub-path for visitors alone, which the product does not know. */
  publicPath?: '/alist';
  /** Parts of the generated file that are replaced; none for a right one. */
  change?: readonly (readonly [from: string | RegExp, to: string])[];
  product?: ProductFault;
  /** In place of the file that every product has. */
  file?: string;
  /** What has to be known of the ways that the file takes. */
  delivery?: readonly string[];
  /** Whether the upload is tried as well. */
  uploads?: true;
  /** Checks that have to be certain, in their order. */
  certain?: readonly string[];
  likely?: readonly string[];
  /** What the linter has to say of the configuration. */
  lint?: readonly LintRule[];
}

const nginxPass = /(proxy_pass http:\/\/[^;]+;)/;
const nginxLine = (line: string) => [[nginxPass, `$1 ${line}`]] as const;

const caddyPass = /(reverse_proxy (?:\S+ )?[\d.]+:\d+)$/m;
const caddyInside = (line: string) =>
  [[caddyPass, `$1 {\n        ${line}\n    }`]] as const;
const caddyBefore = (line: string) => [[caddyPass, `${line}\n    $1`]] as const;

const apacheLine = (line: string) =>
  [['ProxyPreserveHost On', `ProxyPreserveHost On\n    ${line}`]] as const;

export const scenarios: readonly Scenario[] = [
  {name: 'nginx as generated', program: 'nginx', uploads: true},
  {name: 'nginx with HTTPS as generated', program: 'nginx', isHttps: true},
  {
    name: 'nginx under a sub-path as generated',
    program: 'nginx',
    subPath: '/alist',
  },
  {name: 'Caddy as generated', program: 'caddy', uploads: true},
  {name: 'Caddy with HTTPS as generated', program: 'caddy', isHttps: true},
  {
    name: 'Caddy under a sub-path as generated',
    program: 'caddy',
    subPath: '/alist',
  },
  {name: 'Apache as generated', program: 'apache', uploads: true},
  {name: 'Apache with HTTPS as generated', program: 'apache', isHttps: true},
  {
    name: 'Apache under a sub-path as generated',
    program: 'apache',
    subPath: '/alist',
  },
  {
    name: 'nginx drops Authorization',
    program: 'nginx',
    change: nginxLine('proxy_set_header Authorization "";'),
    certain: ['authorization'],
    lint: ['authorizationDropped'],
  },
  {
    name: 'nginx asks for a password of its own',
    program: 'nginx',
    change: nginxLine('auth_basic closed; auth_basic_user_file /dev/null;'),
    likely: ['cors'],
    lint: ['basicAuth'],
  },
  {
    name: 'nginx caches /api/me',
    program: 'nginx',
    change: nginxLine(
      'proxy_cache everything; proxy_cache_valid any 1m; proxy_ignore_headers Cache-Control Expires Vary;',
    ),
    certain: ['accountCache'],
    // A part of a file is kept, too, and answers requests for other parts.
    likely: ['ranges'],
    lint: ['cache'],
  },
  {
    name: 'nginx gives answers a lifetime',
    program: 'nginx',
    change: nginxLine('expires 7d;'),
    certain: ['accountCache'],
    lint: ['expires'],
  },
  {
    name: 'nginx blocks methods of WebDAV',
    program: 'nginx',
    change: nginxLine(
      'if ($request_method !~ ^(GET|HEAD|POST|PUT|OPTIONS)$) { return 405; }',
    ),
    likely: ['webdav'],
    lint: ['methods'],
  },
  {
    name: 'nginx blocks OPTIONS',
    program: 'nginx',
    change: nginxLine('if ($request_method = OPTIONS) { return 403; }'),
    likely: ['preflight'],
    lint: ['methods'],
  },
  {
    name: 'nginx drops Range',
    program: 'nginx',
    change: [['Range $http_range', 'Range ""']],
    certain: ['ranges'],
    lint: ['rangeDropped'],
  },
  {
    name: 'nginx drops Host',
    program: 'nginx',
    change: [['proxy_set_header Host $http_host;', '']],
    certain: ['links'],
    lint: ['host'],
  },
  {
    name: 'nginx names the wrong scheme',
    program: 'nginx',
    isHttps: true,
    change: [['X-Forwarded-Proto $scheme', 'X-Forwarded-Proto http']],
    certain: ['links'],
    lint: ['forwardedProto'],
  },
  {
    name: 'nginx strips the sub-path',
    program: 'nginx',
    publicPath: '/alist',
    change: [[/(proxy_pass http:\/\/[^;/]+);/, '$1/;']],
    certain: ['subPath'],
    lint: ['pathCut'],
  },
  {
    name: 'nginx decodes addresses',
    program: 'nginx',
    change: [[/(proxy_pass http:\/\/[^;]+);/, '$1$uri$is_args$args;']],
    likely: ['fileNames'],
    lint: ['pathCut'],
  },
  {
    name: 'nginx limits uploads to 1 MB',
    program: 'nginx',
    uploads: true,
    change: [[/ *client_max_body_size 0;\n/, '']],
    likely: ['upload'],
    lint: ['bodySize'],
  },
  {
    name: 'nginx limits headers and addresses to 1 KB',
    program: 'nginx',
    change: [
      [
        'server_name localhost;',
        'server_name localhost; client_header_buffer_size 1k; large_client_header_buffers 2 1k;',
      ],
    ],
    likely: ['largeRequests'],
  },
  {
    name: 'nginx sends the CORS header twice',
    program: 'nginx',
    change: nginxLine('add_header Access-Control-Allow-Origin *;'),
    likely: ['cors'],
    lint: ['cors'],
  },
  {
    name: 'nginx redirects in a circle',
    program: 'nginx',
    change: nginxLine('return 301 $scheme://$http_host$request_uri;'),
    likely: ['reachable'],
  },
  {
    name: 'nginx does not reach AList',
    program: 'nginx',
    change: [[/proxy_pass http:\/\/[^;]+;/, 'proxy_pass http://127.0.0.1:9;']],
    likely: ['cors'],
  },
  {
    name: 'nginx buffers uploads and downloads',
    program: 'nginx',
    change: [
      ['proxy_request_buffering off;', ''],
      ['proxy_max_temp_file_size 0;', ''],
    ],
    // A page cannot see that; the linter can.
    lint: ['requestBuffering', 'tempFile'],
  },
  {
    name: 'Caddy drops Authorization',
    program: 'caddy',
    change: caddyInside('header_up -Authorization'),
    certain: ['authorization'],
    lint: ['authorizationDropped'],
  },
  {
    name: 'Caddy drops Range',
    program: 'caddy',
    change: caddyInside('header_up -Range'),
    certain: ['ranges'],
    lint: ['rangeDropped'],
  },
  {
    name: 'Caddy passes on the host of the upstream',
    program: 'caddy',
    change: caddyInside(
      'header_up Host {upstream_hostport}\n        header_up X-Forwarded-Host {upstream_hostport}',
    ),
    certain: ['links'],
    lint: ['host'],
  },
  {
    name: 'Caddy strips the sub-path',
    program: 'caddy',
    publicPath: '/alist',
    change: [
      [/redir \S+ \S+\n/, ''],
      [
        /reverse_proxy \/alist\/\* (\S+)/,
        'handle_path /alist/* {\n        reverse_proxy $1\n    }',
      ],
    ],
    certain: ['subPath'],
    lint: ['pathCut'],
  },
  {
    name: 'Caddy has a clock that is an hour late',
    program: 'caddy',
    change: caddyInside(
      'header_down Date "Thu, 01 Jan 2026 00:00:00 GMT"\n        header_down +Access-Control-Expose-Headers Date',
    ),
    likely: ['clock'],
  },
  {
    name: 'Caddy blocks methods of WebDAV',
    program: 'caddy',
    change: caddyBefore(
      '@dav method PROPFIND MKCOL MOVE COPY LOCK UNLOCK\n    respond @dav 405',
    ),
    likely: ['webdav'],
    lint: ['methods'],
  },
  {
    name: 'Caddy compresses downloads',
    program: 'caddy',
    change: caddyBefore(
      'encode {\n        gzip\n        match {\n            header Content-Type *\n        }\n    }',
    ),
    likely: ['compression'],
  },
  {
    name: 'Caddy limits uploads to 1 MB',
    program: 'caddy',
    uploads: true,
    change: caddyBefore('request_body {\n        max_size 1MB\n    }'),
    likely: ['upload'],
    lint: ['smallLimit'],
  },
  {
    name: 'Caddy sends the CORS header twice',
    program: 'caddy',
    change: caddyBefore('header Access-Control-Allow-Origin *'),
    likely: ['cors'],
    lint: ['cors'],
  },
  {
    name: 'Apache drops Authorization',
    program: 'apache',
    change: apacheLine('RequestHeader unset Authorization'),
    certain: ['authorization'],
    lint: ['authorizationDropped'],
  },
  {
    name: 'Apache drops Range',
    program: 'apache',
    change: apacheLine('RequestHeader unset Range'),
    certain: ['ranges'],
    lint: ['rangeDropped'],
  },
  {
    name: 'Apache compresses downloads',
    program: 'apache',
    change: apacheLine('SetOutputFilter DEFLATE'),
    likely: ['compression'],
    lint: ['compression'],
  },
  {
    name: 'Apache drops Range and compresses downloads',
    program: 'apache',
    change: apacheLine(
      'SetOutputFilter DEFLATE\n    RequestHeader unset Range',
    ),
    certain: ['ranges'],
    likely: ['compression'],
    lint: ['compression', 'rangeDropped'],
  },
  {
    name: 'Apache limits headers to 1 KB',
    program: 'apache',
    change: [
      [/^(<VirtualHost)/m, 'LimitRequestFieldSize 1024\n$1'],
      [
        'ProxyPreserveHost On',
        'LimitRequestFieldSize 1024\n    ProxyPreserveHost On',
      ],
    ],
    likely: ['largeRequests'],
  },
  {
    name: 'Apache limits uploads to 1 MB',
    program: 'apache',
    uploads: true,
    change: apacheLine(
      '<Location "/">\n        Require expr "%{HTTP:Content-Length} -le 1000000"\n    </Location>',
    ),
    likely: ['upload'],
  },
  {
    name: 'Apache sends the CORS header twice',
    program: 'apache',
    change: apacheLine('Header always set Access-Control-Allow-Origin "*"'),
    likely: ['cors'],
    lint: ['cors'],
  },
  {
    name: 'Apache sets the CORS header',
    program: 'apache',
    change: apacheLine('Header set Access-Control-Allow-Origin "*"'),
  },
  {
    name: 'Apache does not pass Host on',
    program: 'apache',
    change: [['ProxyPreserveHost On', 'ProxyPreserveHost Off']],
    // Links are right, as Apache adds X-Forwarded-Host. The linter knows that renaming over WebDAV fails.
    lint: ['host'],
  },
  {
    name: 'Apache refuses encoded slashes',
    program: 'apache',
    change: [['    AllowEncodedSlashes NoDecode\n', '']],
    // Good to know for the server check, as AList writes no such address.
    lint: ['encodedSlash'],
  },
  {
    name: 'guests may change files',
    program: 'nginx',
    product: 'guestWrites',
    certain: ['guestWrite'],
  },
  {
    name: 'files open without a signature although the guest is off',
    program: 'nginx',
    product: 'unsignedWithoutGuest',
    certain: ['unsigned'],
  },
  {
    name: 'anybody can register',
    program: 'nginx',
    product: 'registration',
  },
  {
    name: 'a file is redirected to a storage that pages may read',
    program: 'nginx',
    file: redirectedFiles.readable,
    delivery: ['server', 'storage'],
  },
  {
    name: 'a file is redirected to a storage that no page may read',
    program: 'nginx',
    file: redirectedFiles.hidden,
    delivery: ['server', 'storageAnswer'],
  },
];

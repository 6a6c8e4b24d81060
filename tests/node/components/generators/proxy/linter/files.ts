export interface KeptFile {
  text: string;
  /** Certain and likely findings as `certainty rule line`; advice is not named. */
  expected: readonly string[];
  /** Advice that is looked for as well, as `rule`. */
  advice?: readonly string[];
  /** Whether the file leads to several programs of which none is known to be AList. */
  asks?: true;
}

const panelServer = (location: string, rules: string) => `server
{
    listen 80;
    listen 443 ssl http2;
    server_name pan.example.com;
    index index.php index.html;
    root /www/wwwroot/pan.example.com;
    client_max_body_size 0;
    include enable-php-00.conf;
    include /www/server/panel/vhost/rewrite/pan.example.com.conf;
    #PROXY-START/
    ${location}
    #PROXY-END/
    location ~ ^/(\\.user.ini|\\.htaccess|\\.git|LICENSE|README.md)
    {
        return 404;
    }
${rules}
}
`;

const panelHeaders = `proxy_set_header Host $host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header REMOTE-HOST $remote_addr;`;

const staticRules = `    location ~ .*\\.(gif|jpg|jpeg|png|bmp|swf)$
    {
        expires      30d;
        error_log /dev/null;
        access_log /dev/null;
    }
    location ~ .*\\.(js|css)?$
    {
        expires      12h;
        error_log /dev/null;
    }`;

const headers = `proxy_set_header Host $http_host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;`;

/** An nginx site with lines in the location of AList. */
const inLocation = (lines: string, path = '/') => `server {
  listen 443 ssl;
  server_name files.example.com;
  client_max_body_size 0;
  location ${path} {
    proxy_pass http://127.0.0.1:5244;
    ${headers}
    ${lines}
  }
}`;

const inSite = (lines: string) => `files.example.com {
  ${lines}
  reverse_proxy 127.0.0.1:5244
}`;

/** A file around each of the lines. */
const each = (
  cases: readonly (readonly [lines: string, expected: readonly string[]])[],
  around: (lines: string) => string,
): Record<string, KeptFile> =>
  Object.fromEntries(
    cases.map(([lines, expected]) => [lines, {text: around(lines), expected}]),
  );

/** Configurations by format and name, as panels, guides and people write them, with names and numbers of our own. */
export const keptFiles: Readonly<
  Record<'nginx' | 'caddy', Record<string, KeptFile>>
> = {
  nginx: {
    'BaoTa: the proxy of the panel beside its static rules': {
      text: panelServer(
        `location ^~ /
    {
        proxy_pass http://127.0.0.1:5244;
        ${panelHeaders}
        proxy_http_version 1.1;
        add_header X-Cache $upstream_cache_status;
        set $static_files 0;
        if ( $uri ~* "\\.(gif|png|jpg|css|js|woff|woff2)$" )
        {
            set $static_files 1;
            expires 1m;
        }
        if ( $static_files = 0 )
        {
            add_header Cache-Control no-cache;
        }
    }`,
        staticRules,
      ),
      expected: [],
      advice: ['forgedFor', 'readTimeout'],
    },
    '1Panel: static rules that pass requests on': {
      text: panelServer(
        `location ^~ / {
        proxy_pass http://127.0.0.1:5244;
        ${panelHeaders}
    }`,
        `    location ~* \\.(js|css|png)$ {
        proxy_pass http://127.0.0.1:5244;
        ${panelHeaders}
    }`,
      ),
      expected: [],
    },
    'Nginx Proxy Manager: a harmful line of the box Advanced': {
      text: 'client_max_body_size 1m;\nproxy_set_header Authorization "";',
      expected: ['certain smallLimit 1', 'certain authorizationDropped 2'],
    },
    'Nginx Proxy Manager: a whole site, with included proxy lines and cached assets':
      {
        text: `server {
  set $forward_scheme http;
  set $server "alist";
  set $port 5244;
  listen 443 ssl;
  server_name pan.example.com;
  include conf.d/include/letsencrypt-acme-challenge.conf;
  include conf.d/include/assets.conf;
  location / {
    include conf.d/include/proxy.conf;
  }
}`,
        expected: ['likely cache 8'],
        advice: ['host'],
      },
    'an included file may set the headers': {
      text: `server {
  listen 443 ssl;
  server_name a.example;
  client_max_body_size 0;
  include proxy.conf;
  location / { proxy_pass http://127.0.0.1:5244; }
}`,
      expected: [],
      advice: ['host', 'forwardedProto'],
    },
    'another program beside AList is not judged': {
      text: `server {
  listen 80;
  client_max_body_size 0;
  location / { proxy_pass http://emby:8096; }
  location /alist/ {
    proxy_pass http://10.0.0.2:9000;
    ${headers}
  }
}`,
      expected: [],
    },
    'two programs, neither known to be AList': {
      text: `server {
  listen 80;
  location / { proxy_pass http://emby:8096; }
  location /files/ { proxy_pass http://10.0.0.2:9000; }
}`,
      expected: [],
      asks: true,
    },
    'an upstream block names the port': {
      text: `upstream pan { server 10.0.0.2:5244; }
server {
  listen 80;
  client_max_body_size 0;
  location /blog/ { proxy_pass http://10.0.0.3:80/; }
  location / { proxy_pass http://pan; proxy_set_header Host $proxy_host; }
}`,
      expected: ['certain host 6'],
    },
    'a sub-path that is cut off': {
      text: inLocation('', '/alist/').replace('5244;', '5244/;'),
      expected: ['certain pathCut 6'],
    },
    'only the interface is passed on': {
      text: inLocation('', '/api/'),
      expected: ['likely partial 5'],
    },
    'nothing of Host, no HTTPS, no limit': {
      text: `server {
  listen 443 ssl;
  server_name files.example.com;
  location / { proxy_pass http://127.0.0.1:5244; }
}`,
      expected: [
        'certain host 4',
        'likely forwardedProto 4',
        'likely bodySize 4',
      ],
    },
    'a static rule with a fallback to AList': {
      text: `server {
  listen 80;
  client_max_body_size 0;
  root /srv/alist/dist;
  location / { proxy_pass http://127.0.0.1:5244; ${headers} }
  location ~* \\.(js|css)$ { try_files $uri @alist; }
  location @alist { proxy_pass http://127.0.0.1:5244; ${headers} }
}`,
      expected: [],
    },
    ...each(
      [
        ['location /api/ { proxy_pass http://app:8080; }', ['certain taken 5']],
        ['location /d/ { root /srv; }', ['certain taken 5']],
        ['location /blog/ { root /srv; }', []],
        [
          `location ~ ^/assets/.+\\.(js|css)$ { proxy_pass http://127.0.0.1:5244; ${headers.replaceAll('\n', ' ')} proxy_cache c; proxy_cache_valid 200 1h; }`,
          [],
        ],
        [
          `location = /api/auth/login { proxy_pass http://127.0.0.1:5244; ${headers.replaceAll('\n', ' ')} limit_req zone=z; }`,
          [],
        ],
        ['location ~* \\.(jpg|png)$ { root /srv; }', ['certain extensions 5']],
      ],
      (other) => `server {
  listen 80;
  client_max_body_size 0;
  location / { proxy_pass http://127.0.0.1:5244; ${headers.replaceAll('\n', ' ')} }
  ${other}
}`,
    ),
    'the first expression that matches wins': {
      text: `server {
  listen 80;
  client_max_body_size 0;
  location ~ ^/ { proxy_pass http://127.0.0.1:5244; ${headers} }
  location ~* \\.(jpg|png)$ { root /srv; }
}`,
      expected: [],
    },
    'a sign-in that spares the API': {
      text: `server {
  listen 80;
  client_max_body_size 0;
  location / { proxy_pass http://127.0.0.1:5244; ${headers} auth_request /auth; }
  location ~ ^/(dav|api|d|p)/ { proxy_pass http://127.0.0.1:5244; ${headers} }
}`,
      expected: [],
    },
    'a static rule of another folder': {
      text: `server {
  listen 80;
  client_max_body_size 0;
  location / { proxy_pass http://127.0.0.1:5244; ${headers} }
  location ~ ^/blog/.*\\.(jpg|png)$ { root /srv; expires 7d; }
}`,
      expected: [],
    },
    ...each(
      [
        ['proxy_set_header Range "";', ['certain rangeDropped 10']],
        [
          'proxy_pass_request_headers off;',
          ['certain authorizationDropped 10'],
        ],
        ['auth_basic closed;', ['certain basicAuth 10']],
        ['auth_request /auth;', ['likely signIn 10']],
        ['proxy_cache all; proxy_cache_valid 200 1h;', ['certain cache 10']],
        ['proxy_cache all;', ['likely cache 10']],
        ['proxy_cache all; proxy_no_cache $http_authorization;', []],
        ['limit_conn addr 1;', ['likely rateLimit 10']],
        ['client_max_body_size 20m;', ['likely smallLimit 10']],
        ['proxy_set_header X-Forwarded-Host $server_name;', []],
        ['expires 7d;', ['certain expires 10']],
        ['expires -1;', []],
        [
          'add_header Cache-Control "public, max-age=600";',
          ['certain expires 10'],
        ],
        ['add_header Access-Control-Allow-Origin *;', ['likely cors 10']],
        [
          'add_header Access-Control-Allow-Origin *; proxy_hide_header Access-Control-Allow-Origin;',
          [],
        ],
        ['limit_except GET { deny all; }', ['certain methods 10']],
        [
          'if ($request_method !~ ^(GET|HEAD|POST|PUT|DELETE|OPTIONS)$) { return 405; }',
          ['likely methods 10'],
        ],
        [
          'if ($request_method = OPTIONS) { return 204; }',
          ['likely methods 10'],
        ],
        ['if ($request_method ~ ^(TRACE|TRACK)$) { return 405; }', []],
        ['client_max_body_size 1m;', ['certain smallLimit 10']],
        ['proxy_read_timeout 30s;', ['likely readTimeout 10']],
        ['proxy_read_timeout 60s;', []],
        ['send_timeout 0;', ['likely sendTimeout 10']],
        ['client_body_timeout 5s;', ['likely uploadTimeout 10']],
        ['limit_req zone=a burst=5;', ['likely rateLimit 10']],
        ['limit_req zone=a burst=100 nodelay;', []],
        ['gzip on; gzip_types *;', ['likely compression 10']],
        ['sub_filter a b; sub_filter_types *;', ['certain rewritten 10']],
        ['sub_filter a b;', []],
        ['try_files $uri /index.html;', ['certain pathCut 10']],
        ['set $args "";', ['certain queryLost 10']],
        ['proxy_hide_header Accept-Ranges;', ['likely rangeDropped 10']],
        ['proxy_intercept_errors on;', ['likely intercepted 10']],
        ['client_max_body_size 20 g;', ['certain refused 10']],
        ['proxy_read_timeout 5 m;', ['certain refused 10']],
        ['proxy_read_timeout "1h 30m";', []],
        [`proxy_read_timeout ${'1'.repeat(70)}x;`, ['certain refused 10']],
        ['proxy_http_version 1.2;', ['certain refused 10']],
        ['if ($http_user_agent ~ curl) { return 403; }', ['likely clients 10']],
        [
          'valid_referers server_names; if ($invalid_referer) { return 403; }',
          ['certain clients 10'],
        ],
        [
          'valid_referers none server_names; if ($invalid_referer) { return 403; }',
          [],
        ],
        ['rewrite ^/alist/(.*)$ /$1 break;', ['likely pathCut 10']],
        ['location ~* \\.(js|css)$ { expires 7d; }', ['certain extensions 10']],
      ],
      inLocation,
    ),
    'nginx: the address is decoded': {
      text: inLocation('').replace('5244;', '5244$uri$is_args$args;'),
      expected: ['certain decoded 6'],
    },
    ...each(
      [
        [
          'listen 443 ssl; return 301 https://$host$request_uri;',
          ['certain loop 6'],
        ],
        ['listen 80; return 301 https://$host$request_uri;', []],
        ['listen 443 ssl; location = / { return 301 https://$host/x/; }', []],
        ['if ($scheme = http) { return 301 https://$host$request_uri; }', []],
        [
          'listen 443; ssl_certificate a.pem; ssl_certificate_key a.key;',
          ['certain plainPort 6'],
        ],
        ['listen 443 ssl; ssl_certificate a.pem;', ['certain refused 6']],
        ['listen 5244;', ['certain itself 5']],
        ['location /x { proxy_pass alist:5244; }', ['certain refused 6']],
        ['proxy_pass http://alist:5244;', ['certain outside 6']],
        ['location ~ \\.md$ { return 403; }', ['certain extensions 6']],
        ['location ~ \\.md$ { return 301 /x; }', []],
        [
          '} server { server_name a.example; return 301 https://$host;',
          ['certain redirectLost 6'],
        ],
        [
          '} server { server_name a.example; return 301 https://$host$request_uri;',
          [],
        ],
        ['} server { server_name b.example; return 301 https://$host;', []],
        [
          '} server { server_name a.example; return 301 https://$host$uri;',
          ['certain redirectLost 6'],
        ],
        [
          '} upstream alist { server 127.0.0.1:5244; } server { client_max_body_size 0; location / { proxy_pass http://alist:5244;',
          ['certain refused 6'],
        ],
        [
          'location ~ ^/x { proxy_pass http://127.0.0.1:5244/y; }',
          ['certain refused 6'],
        ],
        [
          'location /x/ { set $to alist:5244; proxy_pass http://$to/y; }',
          ['certain pathCut 6', 'likely resolver 6'],
        ],
      ],
      (other) => `${headers}
server {
  server_name a.example; client_max_body_size 0; location / { proxy_pass http://127.0.0.1:5244; }
  ${other}${other.includes('location / {') ? ' }' : ''}
}`,
    ),
    'a line of a location outside of one': {
      text: 'proxy_pass http://alist:5244; client_max_body_size 0;',
      expected: ['likely outside 1'],
    },
    'nginx: a host for links alone': {
      text: inLocation('').replace('Host $http_host', 'X-Forwarded-Host $host'),
      expected: ['certain host 5'],
    },
    'nginx: HTTPS to the port of HTTP': {
      text: inLocation('').replace('http://127', 'https://127'),
      expected: ['likely httpsTarget 6'],
    },
  },
  caddy: {
    'a folder of AList that goes elsewhere': {
      text: 'a.example {\n  reverse_proxy /api/* app:8080\n  reverse_proxy alist:5244\n}',
      expected: ['certain taken 2'],
    },
    'Caddy: handle_path of everything': {
      text: 'a.example {\n  handle_path /* {\n    reverse_proxy alist:5244\n  }\n}',
      expected: [],
    },
    'Caddy: handle_path of a sub-path': {
      text: 'a.example {\n  handle_path /alist/* {\n    reverse_proxy alist:5244\n  }\n}',
      expected: ['certain pathCut 2'],
    },
    'Caddy: the sub-path is put back': {
      text: 'a.example {\n  handle_path /alist/* {\n    rewrite * /alist{uri}\n    reverse_proxy alist:5244\n  }\n}',
      expected: [],
    },
    'Caddy: a sub-path without its star': {
      text: 'a.example {\n  handle /alist {\n    reverse_proxy alist:5244\n  }\n}',
      expected: ['certain exactPath 2'],
    },
    'Caddy: another program beside AList': {
      text: 'a.example {\n  handle /alist/* {\n    reverse_proxy alist:5244\n  }\n  handle {\n    basic_auth {\n      bob Ym9i\n    }\n    reverse_proxy emby:8096\n  }\n}',
      expected: [],
    },
    'Caddy: a sign-in in front, and only one folder': {
      text: 'a.example {\n  forward_auth authelia:9091 {\n    uri /api/verify\n  }\n  reverse_proxy /api/* alist:5244\n}',
      expected: ['likely signIn 2', 'likely partial 5'],
    },
    'Caddy: images are looked for on the disk': {
      text: 'a.example {\n  @static path *.js *.css *.png\n  handle @static {\n    root * /srv\n    file_server\n  }\n  handle {\n    reverse_proxy alist:5244\n  }\n}',
      expected: ['certain extensions 3'],
    },
    ...each(
      [
        ['uri strip_prefix /alist', ['certain pathCut 2']],
        ['basic_auth {\n    bob Ym9i\n  }', ['certain basicAuth 2']],
        ['basic_auth /admin/* {\n    bob Ym9i\n  }', []],
        ['header Cache-Control "max-age=600"', ['certain expires 2']],
        ['header Access-Control-Allow-Origin *', ['likely cors 2']],
        ['request_body {\n    max_size 1MB\n  }', ['certain smallLimit 3']],
        [
          '@dav method PROPFIND MKCOL\n  respond @dav 405',
          ['likely methods 3'],
        ],
        ['encode zstd gzip', []],
        ['encode {\n    gzip 6\n  }', []],
        [
          '@up not path /api/* /dav/*\n  request_body @up {\n    max_size 1MB\n  }',
          [],
        ],
        ['request_body {\n    max_size 10MB\n  }', ['likely smallLimit 3']],
        ['@a not path /dav/* /api/*\n  forward_auth @a auth:9091', []],
        [
          '@i path_regexp \\.(jpg|png|css)$\n  header @i Cache-Control max-age=600',
          [],
        ],
        ['@s path /other-site/*.jpg\n  handle @s {\n    file_server\n  }', []],
        ['request_header -Authorization', ['certain authorizationDropped 2']],
        ['redir https://files.example.com{uri}', ['certain loop 2']],
        ['redir /old https://files.example.com/new', []],
        ['try_files {path} /index.html', ['certain pathCut 2']],
        ['gzip', ['certain oldCaddy 2']],
        ['header_up Host {host}', ['certain refused 2']],
        ['uri query -sign', ['certain queryLost 2']],
        ['rewrite * {path}', []],
        [
          'encode {\n    match {\n      header Content-Type *\n    }\n  }',
          ['likely compression 2'],
        ],
      ],
      inSite,
    ),
    ...each(
      [
        ['header_up Host {upstream_hostport}', ['certain hostChanged 3']],
        ['header_up -Authorization', ['certain authorizationDropped 3']],
        ['header_up -Range', ['certain rangeDropped 3']],
        ['header_up X-Real-IP {remote_host}', []],
        ['header_up Host {host}', []],
      ],
      (line) =>
        `a.example {\n  reverse_proxy alist:5244 {\n    ${line}\n  }\n}`,
    ),
    'a site on a port of its own': {
      text: 'a.example:8443 {\n  reverse_proxy alist:5244/x {\n    header_up Host {host}\n  }\n}',
      expected: ['certain targetPath 2', 'likely hostPort 3'],
    },
    'times for all sites': {
      text: '{\n  servers {\n    timeouts {\n      write 60s\n    }\n  }\n}\na.example {\n  reverse_proxy alist:5244\n}',
      expected: ['likely sendTimeout 4'],
    },
    'a site at the port of AList': {
      text: ':5244 {\n  reverse_proxy / localhost:5244\n}',
      expected: ['certain exactPath 2', 'certain itself 2'],
    },
    'a site of Caddy 1': {
      text: 'a.example {\n  proxy / alist:5244\n}',
      expected: ['certain oldCaddy 2'],
    },
  },
};

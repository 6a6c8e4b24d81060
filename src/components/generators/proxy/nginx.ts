import {fileText} from '../output';
import {literal, type Site} from './proxyOptions';
import {configPath} from './configPath';

const indented = (lines: readonly string[]) =>
  lines.map((line) => `    ${line}`);

function location({path, upstream, waitMinutes}: Site): string[] {
  const time = `${String(waitMinutes)}m`;
  return [
    `location ${path}/ {`,
    ...indented([
      `proxy_pass http://${upstream};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Real-IP $remote_addr;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_set_header Range $http_range;',
      'proxy_set_header If-Range $http_if_range;',
      'proxy_redirect off;',
      'proxy_request_buffering off;',
      'proxy_max_temp_file_size 0;',
      `proxy_read_timeout ${time};`,
      `proxy_send_timeout ${time};`,
    ]),
    '}',
  ];
}

/** A file for nginx' folder `conf.d`. */
export function nginxFile(site: Site): string {
  const {domain, isHttps, path, hasWebdav, uploadBytes} = site;
  const redirect = [
    'server {',
    ...indented([
      'listen 80;',
      `server_name ${domain};`,
      'return 301 https://$host$request_uri;',
    ]),
    '}',
    '',
  ];
  const listening = isHttps
    ? [
        'listen 443 ssl;',
        `server_name ${domain};`,
        `ssl_certificate     ${configPath(site.certificate, '$')};`,
        `ssl_certificate_key ${configPath(site.key, '$')};`,
      ]
    : ['listen 80;', `server_name ${domain};`];
  return fileText([
    ...(isHttps ? redirect : []),
    'server {',
    ...indented(listening),
    '',
    ...indented([`client_max_body_size ${String(uploadBytes)};`]),
    '',
    ...(hasWebdav
      ? []
      : [
          ...indented([
            `location ~ ^${literal(path)}/dav(/|$) {`,
            ...indented(['return 404;']),
            '}',
          ]),
          '',
        ]),
    ...(path === ''
      ? []
      : [
          ...indented([
            `location = ${path} {`,
            ...indented([`return 301 ${path}/;`]),
            '}',
          ]),
          '',
        ]),
    ...indented(location(site)),
    '}',
  ]);
}

import {when} from '../when';
import {fileText, indented} from '../output';
import {bodySizeLine, locationLines} from './nginxLines';
import {literal, type Site} from './proxyOptions';
import {configPath} from './configPath';

function location({path, upstream, waitMinutes}: Site): string[] {
  return [
    `location ${path}/ {`,
    ...indented([
      `proxy_pass http://${upstream};`,
      ...locationLines(waitMinutes),
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
    ...when(isHttps, redirect),
    'server {',
    ...indented(listening),
    '',
    ...indented([bodySizeLine(uploadBytes)]),
    '',
    ...when(!hasWebdav, [
      ...indented([
        // A location is chosen by the path without `..`, and AList gets the path with it.
        'if ($request_uri ~* ^[^?]*(/|%2f)([.]|%2e)([.]|%2e)(/|%2f|[?]|$)) {',
        ...indented(['return 404;']),
        '}',
        `location ~ ^${literal(path)}/dav(/|$) {`,
        ...indented(['return 404;']),
        '}',
      ]),
      '',
    ]),
    ...when(path !== '', [
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

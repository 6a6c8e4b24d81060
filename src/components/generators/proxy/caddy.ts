import {when} from '../when';
import {fileText, indented} from '../output';
import {literal, type Site} from './proxyOptions';

/** A Caddyfile. Certificates, forwarded headers and timeouts need no settings in Caddy. */
export function caddyFile(site: Site): string {
  const {domain, isHttps, path, upstream, hasWebdav, uploadBytes} = site;
  const lines = [
    ...when(uploadBytes > 0, [
      'request_body {',
      `    max_size ${String(uploadBytes / 1024 / 1024)}MiB`,
      '}',
    ]),
    ...when(!hasWebdav, [
      // The matcher `path` ignores case and resolves `..`; AList does not.
      `@webdav vars_regexp {http.request.uri.path} ^${literal(path)}/dav(/|$)`,
      'respond @webdav 404',
    ]),
    ...when(path !== '', [`redir ${path} ${path}/`]),
    path === ''
      ? `reverse_proxy ${upstream}`
      : `reverse_proxy ${path}/* ${upstream}`,
  ];
  return fileText([
    `${isHttps ? '' : 'http://'}${domain} {`,
    ...indented(lines),
    '}',
  ]);
}

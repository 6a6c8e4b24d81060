import {when} from '../when';
import {fileText, indented} from '../output';
import type {Site} from './proxyOptions';

/** One word, quoted as HAProxy quotes: like a POSIX shell. */
const word = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A complete configuration of HAProxy. */
export function haproxyFile(site: Site): string {
  const {isHttps, path, upstream, hasWebdav, uploadBytes, waitMinutes} = site;
  const time = `${String(waitMinutes)}m`;
  const dav = `${path}/dav`;
  const rules = [
    'http-request set-header X-Forwarded-For %[src]',
    `http-request set-header X-Forwarded-Proto ${isHttps ? 'https' : 'http'}`,
    ...when(uploadBytes > 0, [
      // A chunked body has no size before its end.
      `http-request deny deny_status 413 if { req.body_size gt ${String(uploadBytes)} } || { method PUT POST } !{ req.hdr(content-length) -m found }`,
    ]),
    ...when(!hasWebdav, [
      // AList compares the decoded path.
      `http-request deny deny_status 404 if { path,url_dec -m str ${dav} } || { path,url_dec -m beg ${dav}/ }`,
    ]),
    ...(path === ''
      ? ['default_backend alist']
      : [
          `http-request redirect location ${path}/ code 301 if { path ${path} }`,
          `use_backend alist if { path_beg ${path}/ }`,
        ]),
  ];
  return fileText([
    'defaults',
    ...indented([
      'mode http',
      'timeout connect 5s',
      `timeout client ${time}`,
      `timeout server ${time}`,
    ]),
    '',
    'frontend http',
    ...indented(
      isHttps
        ? ['bind :80', 'http-request redirect scheme https code 301']
        : ['bind :80', ...rules],
    ),
    '',
    ...when(isHttps, [
      'frontend https',
      ...indented([`bind :443 ssl crt ${word(site.pem)}`, ...rules]),
      '',
    ]),
    'backend alist',
    ...indented([`server alist ${upstream}`]),
  ]);
}

import {when} from '../when';
import {fileText, indented} from '../output';
import {literal, publicAddress, type Site} from './proxyOptions';
import {configPath} from './configPath';

function virtualHost(port: number, lines: readonly string[]): string[] {
  return [
    `<VirtualHost *:${String(port)}>`,
    ...indented(lines),
    '</VirtualHost>',
  ];
}

/** A site for Apache 2.4. */
export function apacheFile(site: Site): string {
  const {domain, isHttps, path, upstream, hasWebdav} = site;
  const dav = literal(`${path}/dav`).replaceAll('/', '/+');
  const redirect = virtualHost(80, [
    `ServerName ${domain}`,
    `Redirect permanent / ${publicAddress({...site, path: ''})}/`,
  ]);
  const tls = [
    'SSLEngine on',
    `SSLCertificateFile ${configPath(site.certificate, '${')}`,
    `SSLCertificateKeyFile ${configPath(site.key, '${')}`,
  ];
  return fileText([
    ...when(isHttps, [...redirect, '']),
    ...virtualHost(isHttps ? 443 : 80, [
      `ServerName ${domain}`,
      ...when(isHttps, tls),
      'LimitRequestBody 0',
      `ProxyTimeout ${String(site.waitMinutes * 60)}`,
      // Without it, Apache answers 404 to an address with an encoded slash.
      'AllowEncodedSlashes NoDecode',
      'ProxyPreserveHost On',
      'RequestHeader unset X-Forwarded-For',
      `RequestHeader set X-Forwarded-Proto "${isHttps ? 'https' : 'http'}"`,
      // `LimitRequestBody` does not apply to proxied requests, and a chunked body has no size before its end.
      // Later sections override earlier ones.
      ...when(site.uploadBytes > 0, [
        `<Location "${path}/">`,
        `    Require expr "%{HTTP:Content-Length} -le ${String(site.uploadBytes)} && (-n %{HTTP:Content-Length} || %{REQUEST_METHOD} !~ /^(?:PUT|POST)$/)"`,
        '</Location>',
      ]),
      ...when(!hasWebdav, [
        // A location is compared without `..` and with `%2F` as it is; AList decodes the path as it was sent, but for doubled slashes.
        // After an address with a host, or one that only `..` brings here, Apache sends the path without `..`.
        String.raw`<If "unescape(%{THE_REQUEST}) =~ m#^\S+ (\w+://[^/ ]+)?${dav}(/|%2[fF]|\?| HTTP/)# || %{REQUEST_URI} =~ m#^${dav}(/|%2[fF]|$)#">`,
        '    Require all denied',
        '</If>',
      ]),
      ...when(path !== '', [
        `RedirectMatch permanent "^${literal(path)}$" ${path}/`,
      ]),
      // The path goes on unchanged; without `nocanon`, Apache would encode it again.
      `ProxyPass ${path}/ http://${upstream}${path}/ nocanon`,
    ]),
  ]);
}

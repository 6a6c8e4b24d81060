import {fileText} from '../output';
import {literal, publicAddress, type Site} from './proxyOptions';
import {configPath} from './configPath';

const indented = (lines: readonly string[]) =>
  lines.map((line) => `    ${line}`);

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
    ...(isHttps ? [...redirect, ''] : []),
    ...virtualHost(isHttps ? 443 : 80, [
      `ServerName ${domain}`,
      ...(isHttps ? tls : []),
      'LimitRequestBody 0',
      `ProxyTimeout ${String(site.waitMinutes * 60)}`,
      // Without it, Apache answers 404 to an address with an encoded slash.
      'AllowEncodedSlashes NoDecode',
      'ProxyPreserveHost On',
      'RequestHeader unset X-Forwarded-For',
      `RequestHeader set X-Forwarded-Proto "${isHttps ? 'https' : 'http'}"`,
      // `LimitRequestBody` does not apply to proxied requests. Later sections override earlier ones.
      ...(site.uploadBytes === 0
        ? []
        : [
            `<Location "${path}/">`,
            `    Require expr "%{HTTP:Content-Length} -le ${String(site.uploadBytes)}"`,
            '</Location>',
          ]),
      ...(hasWebdav
        ? []
        : [
            `<LocationMatch "^${literal(path)}/dav(/|$)">`,
            '    Require all denied',
            '</LocationMatch>',
          ]),
      ...(path === ''
        ? []
        : [`RedirectMatch permanent "^${literal(path)}$" ${path}/`]),
      `ProxyPass ${path}/ http://${upstream}${path}/ nocanon`,
    ]),
  ]);
}

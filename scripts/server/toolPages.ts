import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../src/config/locales';
import {isPrivateHost, localOrigin} from '../../src/lib/endpoints';
import {
  LOCAL_ENDPOINT_PORT,
  SERVICE_PORT_META,
} from '../../src/lib/tokenService';

/** Host names that a content policy can name as a source; it has no form for IPv6 addresses. */
const nameable = /^[a-z0-9.-]+$/;

/** The host name of a `Host` header, if it is one of a private network. */
export function privateHost(header: string | undefined): string | undefined {
  const name = (header ?? '').toLowerCase().replace(/:\d*$/, '');
  return nameable.test(name) && isPrivateHost(name) ? name : undefined;
}

/** Names the port of the service in a page, and lets the policy of a tool page request it there. */
export function announceService(
  html: string,
  hostname: string,
  port: number,
): string {
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  const source = localOrigin(hostname, port);
  return html
    .replace(
      charset,
      (element) =>
        `${element}<meta name="${SERVICE_PORT_META}" content="${port}">`,
    )
    .replace(/connect-src ([^;"]*)/, (directive, sources: string) => {
      const allowed = sources.split(' ');
      const isToolPolicy = allowed.includes(
        localOrigin('127.0.0.1', LOCAL_ENDPOINT_PORT),
      );
      return isToolPolicy && !allowed.includes(source)
        ? `${directive} ${source}`
        : directive;
    });
}

/** The built tool pages, each under every path that it is requested by. */
export function readToolPages(dir: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const {base} of Object.values(locales)) {
    const folder = path.join(dir, base.slice(1), 'tool');
    const files = existsSync(folder)
      ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
      : [];
    files
      .filter((file) => file.endsWith('.html'))
      .forEach((file) => {
        const full = path.join(folder, file);
        const address = `${base}tool/${file.split(path.sep).join('/')}`;
        const bare = address.replace(/\.html$/, '');
        const isIndex = bare.endsWith('/index');
        const names = isIndex
          ? [address, bare, bare.slice(0, -'index'.length)]
          : [address, bare, `${bare}/`];
        names.forEach((name) => {
          // As the server of files decides: `x.html` wins over `x/index.html`.
          if (!pages.has(name) || !isIndex) {
            pages.set(name, full);
          }
        });
        if (isIndex && !pages.has(bare.slice(0, -'/index'.length))) {
          pages.set(bare.slice(0, -'/index'.length), full);
        }
      });
  }
  return pages;
}

/** Answers a request for a tool page with what the running service adds to it; `undefined` for every other request. */
export function toolPageWithService(
  pages: ReadonlyMap<string, string>,
  pathname: string,
  host: string | undefined,
  port: number,
): string | undefined {
  const file = pages.get(pathname);
  const hostname = privateHost(host);
  return file === undefined || hostname === undefined
    ? undefined
    : announceService(readFileSync(file, 'utf8'), hostname, port);
}

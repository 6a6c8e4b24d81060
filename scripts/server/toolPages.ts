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

const bases = Object.values(locales).map(({base}) => base.slice(1));

/** Whether a file of the build is a page that names the running service: a tool page, or the one about assistants. */
export function namesService(file: string): boolean {
  return (
    file.endsWith('.html') &&
    bases.some(
      (base) =>
        file.startsWith(`${base}tool/`) ||
        file.startsWith(`${base}guide/assistants`),
    )
  );
}

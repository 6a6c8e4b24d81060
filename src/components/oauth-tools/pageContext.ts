import {LOCAL_ENDPOINT_PORT, SERVICE_PORT_META} from '../../lib/tokenService';

/** The port of the service that the server of this page started; `undefined` where it started none. */
export function announcedPort(page: Document): number | undefined {
  const text = page.querySelector<HTMLMetaElement>(
    `meta[name="${SERVICE_PORT_META}"]`,
  )?.content;
  return text !== undefined && /^\d{1,5}$/.test(text)
    ? Number(text)
    : undefined;
}

export function localPort(page: Document): number {
  return announcedPort(page) ?? LOCAL_ENDPOINT_PORT;
}

/** Whether the policy of a page lets it request an address; the development server sends none. */
export function policyAllows(page: Document, address: string): boolean {
  const policy = page.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  )?.content;
  const [, sources] = /connect-src ([^;]*)/.exec(policy ?? '') ?? [];
  const {origin} = new URL(address);
  return (
    sources === undefined ||
    origin === page.defaultView?.location.origin ||
    sources.split(' ').includes(origin)
  );
}

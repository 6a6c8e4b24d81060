import {parseUrl} from '../../lib/parseUrl';
import {requestKind} from './requestKind';

/** What a page reports to the service worker once it is shown. */
export interface ReadMessage {
  kind: 'read';
  /** The path of the page. */
  page: string;
  /** Addresses of files that were fetched for it. */
  files: readonly string[];
}

/** The message with what may be cached of it; `undefined` if nothing may be cached, or if the message is of another type. */
export function parseReadMessage(
  data: unknown,
  origin: string,
): ReadMessage | undefined {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('kind' in data && 'page' in data && 'files' in data) ||
    data.kind !== 'read' ||
    typeof data.page !== 'string' ||
    !data.page.startsWith('/') ||
    !Array.isArray(data.files)
  ) {
    return undefined;
  }
  const kindOf = (address: string, isNavigation: boolean) => {
    const url = parseUrl(address, origin);
    return url === undefined
      ? 'ignored'
      : requestKind(
          {method: 'GET', url: url.href, isNavigation, isPartial: false},
          origin,
        );
  };
  return kindOf(data.page, true) === 'page'
    ? {
        kind: 'read',
        page: new URL(data.page, origin).pathname,
        files: data.files.filter(
          (file): file is string =>
            typeof file === 'string' && kindOf(file, false) === 'hashed',
        ),
      }
    : undefined;
}

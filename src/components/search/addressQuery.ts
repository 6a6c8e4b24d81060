import {pageOf} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';

/** Maximum characters of a query, the same as in DocSearch's field. */
export const QUERY_LIMIT = 512;

/** The query parameter that opens search. */
export const QUERY_PARAMETER = 'q';

/** The search query of an address, and the rest of its query string. */
export interface AddressQuery {
  query: string;
  /** With its question mark; empty if there are no other parameters. */
  rest: string;
}

/** The search query in an address, if any. The query string of a page that handles credentials is never read. */
export function addressQuery(
  pathname: string,
  search: string,
): AddressQuery | undefined {
  if (isToolPage(pathname)) {
    return undefined;
  }
  const parameters = new URLSearchParams(search);
  const query = parameters.get(QUERY_PARAMETER);
  if (query === null) {
    return undefined;
  }
  parameters.delete(QUERY_PARAMETER);
  const rest = parameters.toString();
  return {
    query: query.trim().slice(0, QUERY_LIMIT),
    rest: rest === '' ? '' : `?${rest}`,
  };
}

/** The words of an address's last segment: what to search for if there is no such page. */
export function wordsOfAddress(pathname: string): string {
  const name = pageOf(pathname)
    .split('/')
    .filter((segment) => segment !== '')
    .at(-1);
  return (name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, QUERY_LIMIT);
}

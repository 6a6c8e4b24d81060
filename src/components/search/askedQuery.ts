import {pageOf} from '../../lib/address';
import {isToolPage} from '../../lib/toolPage';

/** How many characters of a query are searched for; DocSearch's field takes no more. */
export const QUERY_LIMIT = 512;

/** The parameter of an address that opens search. */
export const QUERY_PARAMETER = 'q';

/** What an address asks for, and what is left of its query string then. */
export interface AskedQuery {
  query: string;
  /** With its question mark; empty where nothing is left. */
  rest: string;
}

/**
 * The query that an address brings along; `undefined` where there is none. The query string of a page that handles credentials is that
 * page's own, and never read.
 */
export function askedQuery(
  pathname: string,
  search: string,
): AskedQuery | undefined {
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

/** The words in the name of a page, without the folders it is in: what to search for when there is no such page. */
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

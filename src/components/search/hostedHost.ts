import {pageOf} from '../../lib/address';
import {handlesCredentials} from '../../lib/toolPage';

/** The page that a server sends for unknown addresses. */
const NOT_FOUND = '/404';

/** A third-party search service, which crawls the pages and answers over the network. */
export interface HostedService {
  applicationId: string;
  /** A search-only key; it is public. */
  searchKey: string;
  index: string;
}

/** The service that a page may use. Pages that handle credentials send nothing to third parties and use the site's own index. */
export function serviceFor(
  pathname: string,
  service: HostedService | undefined,
): HostedService | undefined {
  return handlesCredentials(pathname) ? undefined : service;
}

/**
 * The host that the service's client requests first, to preconnect to. Not on the not-found page, because its address may hold
 * credentials.
 */
export function preconnectHost(
  pathname: string,
  service: HostedService | undefined,
): string | undefined {
  const used = serviceFor(pathname, service);
  return used === undefined || pageOf(pathname) === NOT_FOUND
    ? undefined
    : `https://${used.applicationId.toLowerCase()}-dsn.algolia.net`;
}

import {pageOf} from '../../lib/address';
import {handlesCredentials} from '../../lib/toolPage';

/** The page that a server sends for any address without one. */
const NOT_FOUND = '/404';

/** A search service of others, which reads the pages by itself and answers over the network. */
export interface HostedService {
  applicationId: string;
  /** A key that may only search; it reaches every reader's browser. */
  searchKey: string;
  index: string;
}

/** The service that a page may use: pages that handle credentials tell nobody what is typed there, and use the site's own index. */
export function serviceFor(
  pathname: string,
  service: HostedService | undefined,
): HostedService | undefined {
  return handlesCredentials(pathname) ? undefined : service;
}

/**
 * Where the service's own client asks first, for a page to connect ahead. The not-found page stands for any address, also one for
 * credentials, and does not.
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

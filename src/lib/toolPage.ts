import {pageOf} from './address';

/** Whether an address belongs to a helper page, where credentials of providers are asked for and arrive. */
export function isToolPage(pathname: string): boolean {
  return `${pageOf(pathname)}/`.startsWith('/tool/');
}

/** Whether an address belongs to a page that providers redirect to, with a code in the query. */
export function isCallbackPage(pathname: string): boolean {
  return (
    isToolPage(pathname) &&
    pageOf(pathname).replace(/\/$/, '').endsWith('/callback')
  );
}

/**
 * Whether a reader can enter or receive credentials there, which is so on helper pages and where routes of the HTTP interface can be
 * tried: such a page carries nothing of third parties.
 */
export function handlesCredentials(pathname: string): boolean {
  return (
    isToolPage(pathname) || `${pageOf(pathname)}/`.startsWith('/guide/api/')
  );
}

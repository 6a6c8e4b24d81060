import {pageOf} from './address';

/** Whether an address belongs to a helper page, where credentials of providers are asked for and arrive. */
export function isToolPage(pathname: string): boolean {
  return `${pageOf(pathname)}/`.startsWith('/tool/');
}

/** Whether an address belongs to the tool that looks at the reader's own server, at an address that is not known before. */
export function isServerCheck(pathname: string): boolean {
  return `${pageOf(pathname)}/`.startsWith('/tool/server/');
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

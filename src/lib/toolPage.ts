import {tryItPages} from '../config/tryItPages';
import {pageOf} from './address';

/** Whether an address belongs to a tool page, where credentials of providers are entered and received. */
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

/** Whether an address belongs to the tool that checks the reader's own server, whose address is not known in advance. */
export function isServerCheck(pathname: string): boolean {
  return `${pageOf(pathname)}/`.startsWith('/tool/server/');
}

/** Whether routes of the HTTP API can be tried on a page, with the reader's token. */
export function isTryItPage(pathname: string): boolean {
  return tryItPages.includes(pageOf(pathname).replace(/\/$/, ''));
}

/** Whether credentials can be entered or received on a page. Such a page has nothing of third parties. */
export function handlesCredentials(pathname: string): boolean {
  return isToolPage(pathname) || isTryItPage(pathname);
}

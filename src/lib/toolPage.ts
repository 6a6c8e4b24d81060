import {pageOf} from './address';

/** Whether an address belongs to a helper page, which handles credentials and therefore carries nothing of third parties. */
export function isToolPage(pathname: string): boolean {
  return `${pageOf(pathname)}/`.startsWith('/tool/');
}

import {pageOf} from '../../lib/address';
import {isServerCheck, isToolPage} from '../../lib/toolPage';

/** Whether a page only lists the tools for one provider, such as `/tool/google/`. */
function isProviderIndex(pathname: string): boolean {
  return /^\/tool\/[^/]+\/$/.test(pageOf(pathname));
}

/**
 * Whether the endpoint selector is above the text of a page. A page that only lists tools sends nothing, so it has none.
 *
 * @param sidebar from the page's front matter
 */
export function hasPageSelector(
  pathname: string,
  sidebar: boolean | undefined,
): boolean {
  return (
    !isServerCheck(pathname) &&
    !isProviderIndex(pathname) &&
    (isToolPage(pathname) || sidebar === false)
  );
}

/** Whether the endpoint selector is at the top of the sidebar. */
export function hasSidebarSelector(pathname: string): boolean {
  return pathname.includes('/drivers/');
}

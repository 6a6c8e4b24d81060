import {isToolPage} from '../../lib/toolPage';

/**
 * Whether the endpoint selector stands above the text of a page.
 *
 * @param sidebar what the page's front matter says
 */
export function hasPageSelector(
  pathname: string,
  sidebar: boolean | undefined,
): boolean {
  return isToolPage(pathname) || sidebar === false;
}

/** Whether the endpoint selector stands at the top of the sidebar. */
export function hasSidebarSelector(pathname: string): boolean {
  return pathname.includes('/drivers/');
}

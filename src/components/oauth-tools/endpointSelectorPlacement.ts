import {isServerCheck, isToolPage} from '../../lib/toolPage';

/** Whether the endpoint selector is above the text of a page; `sidebar` is from the page's front matter. */
export function hasPageSelector(
  pathname: string,
  sidebar: boolean | undefined,
): boolean {
  return (
    !isServerCheck(pathname) && (isToolPage(pathname) || sidebar === false)
  );
}

/** Whether the endpoint selector is at the top of the sidebar. */
export function hasSidebarSelector(pathname: string): boolean {
  return pathname.includes('/drivers/');
}

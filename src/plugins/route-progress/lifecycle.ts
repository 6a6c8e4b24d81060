/** What Docusaurus tells of a page that a reader goes to. */
interface RouteChange {
  location: {pathname: string};
}

interface Lifecycle {
  /** The page is asked for. */
  onRouteUpdate: (change: RouteChange) => void;
  /** The page is shown. */
  onRouteDidUpdate: (change: RouteChange) => void;
}

/**
 * Marks the document while a page comes that was not shown yet. The bar that the theme draws is seen only under that mark: not for a
 * page that is here already, and not when the theme forgets to take it away, as it does when a link is pressed twice.
 */
export function createLifecycle(root: HTMLElement): Lifecycle {
  const shown = new Set<string>();
  return {
    onRouteUpdate({location: {pathname}}) {
      root.toggleAttribute('data-page-coming', !shown.has(pathname));
    },
    onRouteDidUpdate({location: {pathname}}) {
      shown.add(pathname);
      root.removeAttribute('data-page-coming');
    },
  };
}

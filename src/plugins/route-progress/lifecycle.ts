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
 * Marks the document while a page comes that was not shown yet. The bar at the top is drawn under that mark, not for a page that is here
 * already.
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

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

/** How long a page may take before its reader is told that it is coming, in milliseconds. */
const PATIENCE = 200;

/**
 * Marks the document while a page comes that was not shown yet. The bar at the top is drawn under that mark: not for a page that is here
 * already, nor for one that is here in a moment.
 */
export function createLifecycle(root: HTMLElement): Lifecycle {
  const shown = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(waiting);
    root.removeAttribute('data-page-coming');
  };
  return {
    onRouteUpdate({location: {pathname}}) {
      settle();
      if (!shown.has(pathname)) {
        waiting = setTimeout(() => {
          root.setAttribute('data-page-coming', '');
        }, PATIENCE);
      }
    },
    onRouteDidUpdate({location: {pathname}}) {
      shown.add(pathname);
      settle();
    },
  };
}

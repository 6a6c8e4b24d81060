import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {policyGroup} from './contentPolicy';
import {documentPolicyGroup, opensInSameTab} from './policyChange';

/** The policy group of the document that was loaded, whose policy applies until the next full load. */
const loaded = ExecutionEnvironment.canUseDOM
  ? documentPolicyGroup(document)
  : undefined;

/** Whether a page of this site needs another policy than that of the loaded document. */
export const needsFullLoad = (pathname: string): boolean =>
  loaded !== undefined && policyGroup(pathname) !== loaded;

if (loaded !== undefined) {
  // Before the router handles the click: the browser then makes a full load.
  document.addEventListener(
    'click',
    (event) => {
      const link = event
        .composedPath()
        .find((node) => node instanceof HTMLAnchorElement);
      if (link !== undefined && opensInSameTab(event, link)) {
        const {origin, pathname} = link;
        if (origin === window.location.origin && needsFullLoad(pathname)) {
          event.stopPropagation();
        }
      }
    },
    {capture: true},
  );
}

/** Navigations that were not noticed before, such as Back to an entry of the history that this document made. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  /** Absent for the page that was loaded: the not-found page is served at addresses of every group, and would be loaded again. */
  previousLocation: {pathname: string} | null;
}): void {
  if (
    previousLocation !== null &&
    previousLocation.pathname !== location.pathname &&
    needsFullLoad(location.pathname)
  ) {
    // The browser would otherwise restore the old page's scroll position.
    window.scrollTo(0, 0);
    window.location.reload();
  }
}

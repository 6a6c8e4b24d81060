import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {policyGroup} from './contentPolicy';
import {loadedGroup, opensInPlace} from './crossing';

/** The policy group of the document that was loaded, whose policy applies until the next full load. */
const loaded = ExecutionEnvironment.canUseDOM
  ? loadedGroup(document)
  : undefined;

if (loaded !== undefined) {
  // Before the router handles the click: the browser then makes a full load.
  document.addEventListener(
    'click',
    (event) => {
      const link = event
        .composedPath()
        .find((node) => node instanceof HTMLAnchorElement);
      if (link !== undefined && opensInPlace(event, link)) {
        const {origin, pathname} = link;
        if (
          origin === window.location.origin &&
          policyGroup(pathname) !== loaded
        ) {
          event.stopPropagation();
        }
      }
    },
    {capture: true},
  );
}

/** Navigations without a click on a link, such as a key or a search result. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  /** Absent for the page that was loaded: the not-found page is served at addresses of every group, and would be loaded again. */
  previousLocation: {pathname: string} | null;
}): void {
  if (
    loaded !== undefined &&
    previousLocation !== null &&
    previousLocation.pathname !== location.pathname &&
    policyGroup(location.pathname) !== loaded
  ) {
    // The browser would otherwise restore the old page's scroll position.
    window.scrollTo(0, 0);
    window.location.reload();
  }
}

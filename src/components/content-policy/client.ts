import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {policyGroup} from './contentPolicy';
import {loadedGroup, opensInPlace} from './crossing';

/** The group whose policy holds as long as this document is there. */
const loaded = ExecutionEnvironment.canUseDOM
  ? loadedGroup(document)
  : undefined;

if (loaded !== undefined) {
  // Before the router sees it: the browser then loads the page as it loads every other one.
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

/** Whatever else leads to a page of another group, such as a key or an answer of the search. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  /** Missing for the page that was loaded: the not-found page is sent for addresses of every group, and would be again. */
  previousLocation: {pathname: string} | null;
}): void {
  if (
    loaded !== undefined &&
    previousLocation !== null &&
    previousLocation.pathname !== location.pathname &&
    policyGroup(location.pathname) !== loaded
  ) {
    // The browser would bring the new page to where the old one was.
    window.scrollTo(0, 0);
    window.location.reload();
  }
}

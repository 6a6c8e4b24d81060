import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Time without scrolling after which the position is stored, in milliseconds: browsers limit how often a history entry may be changed. */
export const SCROLL_SETTLED = 100;

/** While the next page loads, its address is already in the address bar. */
let isPageShown = true;

let timer: ReturnType<typeof setTimeout> | undefined;

function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? {...state} : {};
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * The last heading above the middle of the window, and its distance from the upper edge in CSS pixels: what is drawn late can change the
 * height of the page above it.
 */
function nearestHeading() {
  const above = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')]
    .filter((heading) => topOf(heading) < window.innerHeight / 2)
    .at(-1);
  return {
    heading: above?.id,
    headingTop: above === undefined ? undefined : topOf(above),
  };
}

/** Stores the scroll position in the state of the history entry, which a browser keeps over reloads and other sites. */
export function storeScrollPosition(): void {
  if (isPageShown) {
    window.history.replaceState(
      {
        ...entryState(),
        ...nearestHeading(),
        scrollTop: window.scrollY,
      },
      '',
    );
  }
}

/** Where the page is to be scrolled to, by the heading if it is still there. */
function storedTop(): number | undefined {
  const {heading, headingTop, scrollTop} = entryState();
  const element =
    typeof heading === 'string' ? document.getElementById(heading) : null;
  if (element !== null && typeof headingTop === 'number') {
    return window.scrollY + topOf(element) - headingTop;
  }
  return typeof scrollTop === 'number' ? scrollTop : undefined;
}

function storeOnceSettled(): void {
  clearTimeout(timer);
  timer = setTimeout(storeScrollPosition, SCROLL_SETTLED);
}

/** Keeps the browser from scrolling to the fragment of an entry whose position is known. */
function onPopState(): void {
  if (typeof entryState().scrollTop === 'number') {
    window.history.scrollRestoration = 'manual';
  }
}

function restoreScrollPosition(): void {
  const top = storedTop();
  if (top !== undefined) {
    window.scrollTo({top, behavior: 'instant'});
  }
  // After a reload, or from another site, the browser itself comes back to the position sooner. In a later task, because it looks at the
  // setting only after this.
  setTimeout(() => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Docusaurus calls it when the address has changed. */
export function onRouteUpdate({
  previousLocation,
}: {
  previousLocation: object | null;
}): void {
  isPageShown = previousLocation === null;
}

/** Docusaurus calls it when the page is shown, after it has scrolled to the top or to the fragment, which can be far above the position. */
export function onRouteDidUpdate({
  previousLocation,
}: {
  previousLocation: object | null;
}): void {
  isPageShown = true;
  if (previousLocation !== null) {
    restoreScrollPosition();
  }
  storeOnceSettled();
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('scroll', storeOnceSettled, {passive: true});
  window.addEventListener('popstate', onPopState);
  // The page was loaded as a document on the way back to it, because a part of it was missing or its policy is another one.
  if (window.history.scrollRestoration === 'manual') {
    restoreScrollPosition();
  }
}

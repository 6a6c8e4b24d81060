import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Time without scrolling after which the position is stored, in milliseconds: browsers limit how often a history entry may be changed. */
export const SCROLL_SETTLED = 100;

/** Time after which a change of height no longer moves the page, in milliseconds: a reader who drags the scroll bar is not noticed. */
const CORRECTION_TIME = 10_000;

/** The key of the history entry whose page is shown. While the next page loads, the browser is already at the entry of that one. */
let shownKey: unknown;

/**
 * Positions that their history entries do not hold yet, by the keys of these: a reader can leave before the position is stored, and can
 * scroll on while the next page loads.
 */
const pending = new Map<unknown, number>();

let timer: ReturnType<typeof setTimeout> | undefined;

function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? {...state} : {};
}

/** The router's key of the current entry. The first one, and those of links to a part of the page, have none, and get their own here. */
function entryKey(): unknown {
  const {key, ownKey} = entryState();
  return key ?? ownKey;
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
  if (entryKey() === shownKey) {
    shownKey ??= Math.random().toString(36);
    pending.delete(shownKey);
    const state = entryState();
    window.history.replaceState(
      {
        ...state,
        ownKey: state.key === undefined ? shownKey : undefined,
        ...nearestHeading(),
        scrollTop: window.scrollY,
      },
      '',
    );
  }
}

/** Scrolls to a stored position, by its heading if that is still there. */
function scrollToPosition({
  heading,
  headingTop,
  scrollTop,
}: Record<string, unknown>): void {
  const element =
    typeof heading === 'string' ? document.getElementById(heading) : null;
  const top =
    element !== null && typeof headingTop === 'number'
      ? window.scrollY + topOf(element) - headingTop
      : scrollTop;
  if (typeof top === 'number') {
    window.scrollTo({top, behavior: 'instant'});
  }
}

/** Ends the correction of the position that was restored last. */
let stopCorrecting: () => void = () => undefined;

/** Returns to the position each time that the height of the page changes, for example by a drawing, until the reader does something. */
function correctPosition(position: Record<string, unknown>): void {
  stopCorrecting();
  const observer = new ResizeObserver(() => {
    scrollToPosition(position);
  });
  const ended = new AbortController();
  stopCorrecting = () => {
    observer.disconnect();
    ended.abort();
  };
  setTimeout(stopCorrecting, CORRECTION_TIME);
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(input, stopCorrecting, {
      passive: true,
      signal: ended.signal,
    });
  }
  // The element that grows with the page; the body is as high as the window.
  document.querySelectorAll('#__docusaurus').forEach((app) => {
    observer.observe(app);
  });
}

function storeOnceSettled(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    storeScrollPosition();
  }, SCROLL_SETTLED);
}

/** A reader who leaves the site at once comes back to the last position, too. */
function storeIfUnsettled(): void {
  if (timer !== undefined) {
    clearTimeout(timer);
    timer = undefined;
    storeScrollPosition();
  }
}

function onScroll(): void {
  // Without a key, the browser scrolls to the part of the page that a link has just named.
  if (shownKey !== undefined && entryKey() !== undefined) {
    pending.set(shownKey, window.scrollY);
  }
  storeOnceSettled();
}

/** What is known of the position in the current entry. */
function knownPosition(): Record<string, unknown> {
  const scrollTop = pending.get(entryKey());
  return scrollTop === undefined ? entryState() : {scrollTop};
}

/** Keeps the browser from scrolling to the fragment of an entry whose position is known. */
function onPopState(): void {
  if (typeof knownPosition().scrollTop === 'number') {
    window.history.scrollRestoration = 'manual';
  }
}

function restoreScrollPosition(): void {
  const position = knownPosition();
  if (typeof position.scrollTop === 'number') {
    scrollToPosition(position);
    correctPosition(position);
  }
  // After a reload, or from another site, the browser itself comes back to the position sooner. In a later task, because it looks at the
  // setting only after this.
  setTimeout(() => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Returns to the position that the current entry holds, where something else than the reader has just scrolled the page. */
export function returnToStoredPosition(): void {
  pending.delete(entryKey());
  restoreScrollPosition();
}

/** Docusaurus calls it when the address has changed. */
export function onRouteUpdate({
  previousLocation,
}: {
  previousLocation: object | null;
}): void {
  if (previousLocation !== null) {
    stopCorrecting();
  }
}

/** Docusaurus calls it when the page is shown, after it has scrolled to the top or to the fragment, which can be far above the position. */
export function onRouteDidUpdate({
  previousLocation,
  location,
}: {
  previousLocation: object | null;
  location: {key?: string};
}): void {
  shownKey = location.key ?? entryState().ownKey;
  if (previousLocation !== null) {
    restoreScrollPosition();
  }
  storeOnceSettled();
}

if (ExecutionEnvironment.canUseDOM) {
  shownKey = entryKey();
  window.addEventListener('scroll', onScroll, {passive: true});
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', storeIfUnsettled);
  // After a reload, or on the way back to a page that has to be loaded as a document.
  restoreScrollPosition();
}

/** The performance entry for the first painted text. */
const FIRST_PAINT = 'first-contentful-paint';

/** How long to wait for that entry after a frame was drawn, in milliseconds: Firefox records none for a page opened at a fragment. */
const NO_ENTRY_AFTER = 200;

/** Calls once, when the HTML is parsed and was painted, or at the first input, or at once in a hidden tab. */
export function whenPainted(call: () => void): void {
  const settled = new AbortController();
  const {signal} = settled;
  const once = () => {
    if (!signal.aborted) {
      settled.abort();
      call();
    }
  };
  const onceHidden = () => {
    if (document.visibilityState === 'hidden') {
      once();
    }
  };
  const wait = () => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_PAINT).length > 0) {
        observer.disconnect();
        once();
      }
    }).observe({type: 'paint', buffered: true});
    // The second frame begins when the first has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(once, NO_ENTRY_AFTER)),
    );
    document.addEventListener('visibilitychange', onceHidden, {signal});
    document.addEventListener('pointerdown', once, {capture: true, signal});
    document.addEventListener('keydown', once, {capture: true, signal});
    onceHidden();
  };
  document.addEventListener('DOMContentLoaded', wait, {once: true});
}

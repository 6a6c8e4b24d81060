/** The mark that browsers leave when they have painted the first text. */
const FIRST_PAINT = 'first-contentful-paint';

/**
 * Calls once, when the page is whole and the reader has seen it: what it calls takes neither the line nor the processor from the text that
 * a reader waits for. Nobody waits for it in a tab that is not looked at, and a reader who does something has seen enough.
 */
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
    document.addEventListener('visibilitychange', onceHidden, {signal});
    document.addEventListener('pointerdown', once, {capture: true, signal});
    document.addEventListener('keydown', once, {capture: true, signal});
    onceHidden();
  };
  document.addEventListener('DOMContentLoaded', wait, {once: true});
}

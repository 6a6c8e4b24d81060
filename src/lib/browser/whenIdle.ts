/** How long to wait at most for a browser that is always busy, in milliseconds. */
const TIMEOUT = 2000;

/** Calls once the page has loaded and the browser is idle. Returns a function that cancels the call. */
export function whenIdle(call: () => void): () => void {
  let cancel: () => void;
  const wait = () => {
    // Safari has no idle callbacks: https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(call, {timeout: TIMEOUT});
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(call);
      cancel = () => clearTimeout(timer);
    }
  };
  cancel = () => window.removeEventListener('load', wait);
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, {once: true});
  }
  return () => cancel();
}

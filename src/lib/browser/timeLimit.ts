/** How long a request may take with its answer, in milliseconds. */
export const REQUEST_TIMEOUT = 15_000;

interface TimeLimit {
  signal: AbortSignal;
  /** Whether the time ended it. */
  isOver: () => boolean;
  release: () => void;
}

/**
 * A signal that aborts with another one, or by itself after a time in milliseconds. `AbortSignal.any` is missing in Chrome 109 and Safari
 * 15: https://developer.mozilla.org/docs/Web/API/AbortSignal/any_static
 */
export function timeLimit(leaving: AbortSignal, duration: number): TimeLimit {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    end();
  }, duration);
  leaving.addEventListener('abort', end);
  if (leaving.aborted) {
    end();
  }
  return {
    signal: ending.signal,
    isOver: () => isOver,
    release: () => {
      clearTimeout(timer);
      leaving.removeEventListener('abort', end);
    },
  };
}

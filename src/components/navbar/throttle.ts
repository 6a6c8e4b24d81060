export interface Throttled {
  (): void;
  cancel: () => void;
}

/** Calls at once, then at most once per interval, in milliseconds; of the calls within an interval the last one runs at its end. */
export function throttle(call: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const run = () => {
    timer = setTimeout(rest, interval);
    call();
  };
  const rest = () => {
    timer = undefined;
    if (isWanted) {
      isWanted = false;
      run();
    }
  };
  const throttled = () => {
    if (timer === undefined) {
      run();
    } else {
      isWanted = true;
    }
  };
  return Object.assign(throttled, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  });
}

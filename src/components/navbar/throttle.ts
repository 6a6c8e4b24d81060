/** Calls at once, then at most once per interval, in milliseconds; of the calls within an interval the last one runs at its end. */
export function throttle(call: () => void, interval: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const throttled = () => {
    isWanted = timer !== undefined;
    if (isWanted) {
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) {
        throttled();
      }
    }, interval);
    call();
  };
  return Object.assign(throttled, {
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  });
}

import {useEffect, useEffectEvent, useRef} from 'react';

/** Calls once after a duration, in milliseconds, which is read on mount; time spent paused does not count. */
export function useCountdown(
  duration: number,
  isPaused: boolean,
  onEnd: () => void,
): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) {
      return undefined;
    }
    const start = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - start;
    };
  }, [isPaused]);
}

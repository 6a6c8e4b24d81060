import {useEffect, useEffectEvent, useRef} from 'react';

/**
 * Calls once after a duration; time spent paused does not count.
 *
 * @param duration in milliseconds, read when the component is mounted
 */
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

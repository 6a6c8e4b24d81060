import {useEffect, useEffectEvent, useRef} from 'react';

/**
 * Tells once that a time is over. While it is paused no time passes.
 *
 * @param duration in milliseconds, taken when the component appears
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

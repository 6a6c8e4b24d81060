import {useEffect, useState} from 'react';
import {nextTyping, wholeTitle, type Typing} from './typing';
import {useMediaQuery} from '../../hooks/useMediaQuery';

/** The state of a typed title, with its pause control. */
export interface TypingControl {
  shown: Typing;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** Whether the typing has ended for good. */
  isFinished: boolean;
}

/**
 * Types titles one after the other. The server, hydration and reduced motion show the first one in full; pausing shows the current one in
 * full.
 *
 * @param titles not empty; the same array in each render
 */
export function useTyping(titles: readonly string[]): TypingControl {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPaused, setIsPaused] = useState(false);
  const [now, setNow] = useState<Typing>();
  const step = nextTyping(titles, now);
  const isRunning = !isStill && !isPaused;

  useEffect(() => {
    const following = isRunning ? nextTyping(titles, now) : undefined;
    if (!following) {
      return undefined;
    }
    const timer = setTimeout(() => setNow(following.next), following.after);
    return () => clearTimeout(timer);
  }, [titles, now, isRunning]);

  const whole = wholeTitle(titles, now?.title ?? 0);
  return {
    shown: isRunning && now !== undefined ? now : whole,
    isPaused,
    setPaused: (next) => {
      setIsPaused(next);
      setNow((before) => before && wholeTitle(titles, before.title));
    },
    isFinished: step === undefined,
  };
}

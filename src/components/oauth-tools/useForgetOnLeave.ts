import {useEffect, useEffectEvent} from 'react';
import {flushSync} from 'react-dom';

/**
 * Clears what a page holds when the reader leaves it for another document: browsers freeze the page as it is, and Back would show it again.
 */
export function useForgetOnLeave(forget: () => void): void {
  const onLeave = useEffectEvent(() => {
    // A render that is only scheduled would come after the page is frozen.
    flushSync(forget);
  });
  useEffect(() => {
    const listener = () => {
      onLeave();
    };
    window.addEventListener('pagehide', listener);
    return () => {
      window.removeEventListener('pagehide', listener);
    };
  }, []);
}

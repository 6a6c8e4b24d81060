import {useEffect, useEffectEvent} from 'react';
import {flushSync} from 'react-dom';

/**
 * Clears state when the reader leaves the page for another document: browsers freeze the page as it is, and Back would show it again.
 */
export function useClearOnPageHide(clear: () => void): void {
  const onLeave = useEffectEvent(() => {
    // A render that is only scheduled would come after the page is frozen.
    flushSync(clear);
  });
  useEffect(() => {
    const listener = () => onLeave();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);
}

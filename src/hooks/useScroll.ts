import {useSyncExternalStore} from 'react';
import {isBackToTopShown, scrollPercent} from '../lib/backToTop';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, {passive: true});
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the reader is far enough down the page to be offered the way back. */
export function useIsFarDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBackToTopShown(window.scrollY),
    () => false,
  );
}

/** How much of the page the reader scrolled through, in whole percent. */
export function useScrollPercent(): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      const {scrollHeight, clientHeight} = document.documentElement;
      return scrollPercent(window.scrollY, scrollHeight, clientHeight);
    },
    () => 0,
  );
}

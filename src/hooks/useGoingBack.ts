import {useEffect} from 'react';

/**
 * Tells when the reader goes back or forward in the browser's history. A link that is being followed is not told, as its page may come
 * after the reader has turned to something else.
 *
 * @param onMove the same function in each render
 */
export function useGoingBack(onMove: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onMove);
    return () => {
      window.removeEventListener('popstate', onMove);
    };
  }, [onMove]);
}

import {useEffect} from 'react';

/**
 * Calls when the reader goes back or forward in the browser's history. Not for a link, whose page may arrive after the reader has turned
 * to something else.
 *
 * @param onMove must be the same function in every render
 */
export function usePopState(onMove: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [onMove]);
}

import {useEffect, type RefObject} from 'react';

/**
 * Moves a marker beside the current entry of a scrolling list, as tall as the entry, and keeps the entry in view. The marker is one pixel
 * high and only its transform changes.
 *
 * @param current the entry's id; `undefined` hides the marker
 */
export function useMarker(
  listRef: RefObject<HTMLElement | null>,
  markRef: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const list = listRef.current;
    const mark = markRef.current;
    if (!list || !mark) {
      return undefined;
    }
    const place = () => {
      const entry = list.querySelector<HTMLElement>('[aria-current]');
      mark.hidden = entry === null;
      if (entry) {
        const {offsetTop: top, offsetHeight: height} = entry;
        mark.style.transform = `translateY(${top}px) scaleY(${height})`;
        const lowest = top + height - list.clientHeight;
        list.scrollTop = Math.min(top, Math.max(lowest, list.scrollTop));
      }
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [listRef, markRef, current]);
}

import {useEffect, type RefObject} from 'react';
import {revealingScroll} from './reveal';

function reveal(list: HTMLElement): void {
  const item = list.querySelector('[aria-current="page"]');
  // An item in a closed group, or in a list that is not shown, has no box.
  if (item?.getClientRects().length) {
    // Not `scrollIntoView`, which also moves the page.
    list.scrollTop += revealingScroll(
      item.getBoundingClientRect(),
      list.getBoundingClientRect(),
    );
  }
}

/**
 * Scrolls a list so that the item of the page being read is seen: when the page changes, and each time the list comes into view.
 *
 * @param path of the page
 */
export function useRevealedItem(
  ref: RefObject<HTMLElement | null>,
  path: string,
): void {
  useEffect(() => {
    if (ref.current) {
      reveal(ref.current);
    }
  }, [ref, path]);

  useEffect(() => {
    const list = ref.current;
    if (!list) {
      return undefined;
    }
    let wasShown = false;
    const observer = new ResizeObserver(() => {
      const isShown = list.clientHeight > 0;
      if (isShown && !wasShown) {
        reveal(list);
      }
      wasShown = isShown;
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
}

import {useEffect, type RefObject} from 'react';
import {revealingScroll} from './reveal';

function reveal(list: HTMLElement): void {
  const item = list.querySelector('[aria-current="page"]');
  // An item in a closed group, or in a list that is not shown, has no client rects.
  if (item?.getClientRects().length) {
    // Not `scrollIntoView`, which also scrolls the page.
    list.scrollTop += revealingScroll(
      item.getBoundingClientRect(),
      list.getBoundingClientRect(),
    );
  }
}

/** Scrolls the list to the current page's item: when the page changes, and each time the list becomes visible. */
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
    return () => observer.disconnect();
  }, [ref]);
}

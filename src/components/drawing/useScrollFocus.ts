import {useEffect, type RefObject} from 'react';

/**
 * Lets the keyboard reach an element for as long as it is too narrow for what is in it, so that it can be scrolled.
 *
 * @param isReady whether what is in it is there
 */
export function useScrollFocus(
  ref: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isReady) {
      return undefined;
    }
    // Its height changes with what is in it, also where its width stays.
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) {
        element.tabIndex = 0;
      } else if (document.activeElement !== element) {
        // A reader who is there stays there while it is drawn anew.
        element.removeAttribute('tabindex');
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, isReady]);
}

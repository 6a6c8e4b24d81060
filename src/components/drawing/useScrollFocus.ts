import {useEffect, type RefObject} from 'react';

/** Makes an element focusable while its content overflows, so that the keyboard can scroll it. */
export function useScrollFocus(
  ref: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isReady) {
      return undefined;
    }
    // New content changes the height, even at the same width.
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) {
        element.tabIndex = 0;
      } else if (document.activeElement !== element) {
        // Keep the focus while it is drawn again.
        element.removeAttribute('tabindex');
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, isReady]);
}

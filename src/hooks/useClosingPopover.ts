import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type RefObject} from 'react';
import {closePopover, isPopoverOpen} from '../lib/browser/popover';

/**
 * Closes an overlay when the page changes or a link in it is followed, also to the page that is already shown, when the window grows past
 * the width where it is one, and when the focus goes to something it covers. The browser handles Escape, a press outside and the opening of another
 * overlay (`popover="auto"`).
 *
 * @param maxWidth of the window where it is an overlay, in CSS pixels
 * @param onOutgrown called when the window has grown past that width while the overlay was open; must be the same function in every render
 */
export function useClosingPopover(
  ref: RefObject<HTMLElement | null>,
  maxWidth: number,
  onOutgrown?: () => void,
): void {
  const {pathname} = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    // Not on mount: the visitor may have opened it before the page was hydrated.
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      closePopover(ref.current);
    }
  }, [ref, pathname]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${maxWidth + 1}px)`);
    const onChange = () => {
      if (wide.matches && isPopoverOpen(ref.current)) {
        closePopover(ref.current);
        onOutgrown?.();
      }
    };
    const onFocus = (event: FocusEvent) => {
      if (
        event.target instanceof Node &&
        !ref.current?.contains(event.target)
      ) {
        closePopover(ref.current);
      }
    };
    const overlay = ref.current;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) {
        closePopover(overlay);
      }
    };
    wide.addEventListener('change', onChange);
    document.addEventListener('focusin', onFocus);
    overlay?.addEventListener('click', onClick);
    return () => {
      overlay?.removeEventListener('click', onClick);
      wide.removeEventListener('change', onChange);
      document.removeEventListener('focusin', onFocus);
    };
  }, [ref, maxWidth, onOutgrown]);
}

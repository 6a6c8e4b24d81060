import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type RefObject} from 'react';
import {closePopover, isPopoverOpen} from '../lib/browser/popover';

/**
 * Closes an overlay when the page changes or a link in it is followed, also to the page that is already shown, when the window grows past
 * the width where it is one, and when the focus goes to something it covers. The browser handles Escape, a press outside and the opening of another
 * overlay (`popover="auto"`). While it is open, `data-overlay` on the root keeps the page behind it from scrolling: a `:has()` there costs
 * a recalculation of all styles on a press.
 *
 * @param maxWidths of windows, in CSS pixels: it closes when the window grows past one of them; must be the same array in every render
 * @param onOutgrown called when it was closed for that reason; must be the same function in every render
 */
export function useClosingPopover(
  ref: RefObject<HTMLElement | null>,
  maxWidths: readonly number[],
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
    const wider = maxWidths.map((width) => {
      const query = window.matchMedia(`(min-width: ${width + 1}px)`);
      const onChange = () => {
        if (query.matches && isPopoverOpen(ref.current)) {
          closePopover(ref.current);
          onOutgrown?.();
        }
      };
      return {query, onChange};
    });
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
    const markRoot = () => {
      document.documentElement.toggleAttribute(
        'data-overlay',
        isPopoverOpen(overlay),
      );
    };
    wider.forEach(({query, onChange}) => {
      query.addEventListener('change', onChange);
    });
    document.addEventListener('focusin', onFocus);
    overlay?.addEventListener('click', onClick);
    overlay?.addEventListener('toggle', markRoot);
    return () => {
      overlay?.removeEventListener('toggle', markRoot);
      document.documentElement.removeAttribute('data-overlay');
      overlay?.removeEventListener('click', onClick);
      wider.forEach(({query, onChange}) => {
        query.removeEventListener('change', onChange);
      });
      document.removeEventListener('focusin', onFocus);
    };
  }, [ref, maxWidths, onOutgrown]);
}

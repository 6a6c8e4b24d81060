import {useEffect, type RefObject} from 'react';
import {closePopover, isPopoverOpen} from '../lib/browser/popover';
import {usePageChange} from './usePageChange';

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
  usePageChange(() => closePopover(ref.current));

  useEffect(() => {
    const overlay = ref.current;
    const cleanup = new AbortController();
    const {signal} = cleanup;
    for (const width of maxWidths) {
      const wider = window.matchMedia(`(min-width: ${width + 1}px)`);
      const onChange = () => {
        if (wider.matches && isPopoverOpen(overlay)) {
          closePopover(overlay);
          onOutgrown?.();
        }
      };
      wider.addEventListener('change', onChange, {signal});
    }
    const onFocus = ({target}: FocusEvent) => {
      if (target instanceof Node && !overlay?.contains(target)) {
        closePopover(overlay);
      }
    };
    const markRoot = () => {
      document.documentElement.toggleAttribute(
        'data-overlay',
        isPopoverOpen(overlay),
      );
    };
    const onClick = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) {
        closePopover(overlay);
      }
    };
    document.addEventListener('focusin', onFocus, {signal});
    overlay?.addEventListener('click', onClick, {signal});
    overlay?.addEventListener('toggle', markRoot, {signal});
    return () => {
      cleanup.abort();
      document.documentElement.removeAttribute('data-overlay');
    };
  }, [ref, maxWidths, onOutgrown]);
}

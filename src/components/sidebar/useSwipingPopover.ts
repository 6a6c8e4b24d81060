import {useEffect, type RefObject} from 'react';
import {breakpoints} from '../../config/breakpoints';
import {sidebarSwipe} from './swipe';
import {isPopoverOpen} from '../../lib/browser/popover';

/** Whether an ancestor of the touched element scrolls sideways itself, such as wide code or a wide table. */
function scrollsSideways(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) {
    return false;
  }
  const {overflowX} = getComputedStyle(target);
  const isScroller =
    target.scrollWidth > target.clientWidth &&
    (overflowX === 'auto' || overflowX === 'scroll');
  return isScroller || scrollsSideways(target.parentElement);
}

const isNarrow = () =>
  window.matchMedia(`(max-width: ${breakpoints.mobileMax}px)`).matches;

/** Opens an overlay with a swipe from the left edge of a narrow touch screen, and closes it with a swipe to the left. */
export function useSwipingPopover(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from: Touch | undefined;
    const onStart = ({touches}: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined;
    };
    const onCancel = () => {
      from = undefined;
    };
    const onEnd = ({changedTouches: [to]}: TouchEvent) => {
      const begin = from;
      from = undefined;
      // Most touches are no swipes: the layout is not read for them.
      const swipe = begin && to ? sidebarSwipe(begin, to) : undefined;
      const popover = ref.current;
      if (!begin || !swipe || !popover || !('showPopover' in popover)) {
        return;
      }
      if (!isNarrow() || scrollsSideways(begin.target)) {
        return;
      }
      const isOpen = isPopoverOpen(popover);
      if (swipe === 'open' && !isOpen) {
        popover.showPopover();
      } else if (swipe === 'close' && isOpen) {
        popover.hidePopover();
      }
    };
    const cleanup = new AbortController();
    const options = {passive: true, signal: cleanup.signal};
    document.addEventListener('touchstart', onStart, options);
    document.addEventListener('touchend', onEnd, options);
    document.addEventListener('touchcancel', onCancel, options);
    return () => cleanup.abort();
  }, [ref]);
}

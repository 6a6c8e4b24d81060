import {useEffect, type RefObject} from 'react';
import {breakpoints} from '../config/breakpoints';
import {sidebarSwipe} from '../lib/swipe';

/** Whether something around the touched place can be dragged sideways itself, such as wide code or a wide table. */
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

/** The one finger that begins a swipe on a narrow screen. */
function swipingFinger({touches, target}: TouchEvent): Touch | undefined {
  const [finger] = touches;
  const isNarrow = window.matchMedia(
    `(width <= ${breakpoints.mobileMax}px)`,
  ).matches;
  return isNarrow && touches.length === 1 && !scrollsSideways(target)
    ? finger
    : undefined;
}

/** Opens an overlay with a swipe from the left edge of a narrow touch screen, and closes it with a swipe to the left. */
export function useSwipingPopover(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      from = swipingFinger(event);
    };
    const onCancel = () => {
      from = undefined;
    };
    const onEnd = ({changedTouches: [to]}: TouchEvent) => {
      const popover = ref.current;
      if (!from || !to || !popover) {
        return;
      }
      const isOpen = popover.matches(':popover-open');
      const asked = sidebarSwipe(from, to);
      from = undefined;
      if (asked === 'open' && !isOpen) {
        popover.showPopover();
      } else if (asked === 'close' && isOpen) {
        popover.hidePopover();
      }
    };
    const passive = {passive: true};
    document.addEventListener('touchstart', onStart, passive);
    document.addEventListener('touchend', onEnd, passive);
    document.addEventListener('touchcancel', onCancel, passive);
    return () => {
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
      document.removeEventListener('touchcancel', onCancel);
    };
  }, [ref]);
}

import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

/** Width in CSS pixels up to which menus are overlays. */
export const MOBILE_MAX_WIDTH = 719;

function close(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) {
    popover.hidePopover();
  }
}

/** Closes an overlay when the page changes and when the window grows past the mobile width. */
export function useClosingPopover(ref: RefObject<HTMLElement | null>): void {
  const {pathname} = useLocation();

  useEffect(() => {
    close(ref.current);
  }, [ref, pathname]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MOBILE_MAX_WIDTH + 1}px)`);
    const onChange = () => {
      if (wide.matches) {
        close(ref.current);
      }
    };
    wide.addEventListener('change', onChange);
    return () => {
      wide.removeEventListener('change', onChange);
    };
  }, [ref]);
}

import {useEffect} from 'react';
import {breakpoints} from '../../config/breakpoints';
import type {NavbarHiding} from '../../config/navbar';
import {
  isNavbarHidden,
  mayHideNavbar,
  SAMPLE_INTERVAL_MS,
} from './navbarHiding';
import {throttle} from './throttle';

/** On the root element while the navbar is hidden, so that what is below it can move up without a render. */
const MARK = 'data-navbar-hidden';

/** Hides the navbar while the reader scrolls down. `isSidebarOpen` must be the same function in every render. */
export function useNavbarHiding(
  configuration: NavbarHiding,
  isSidebarOpen: () => boolean,
): void {
  useEffect(() => {
    const root = document.documentElement;
    const wide = window.matchMedia(
      `(min-width: ${breakpoints.mobileMax + 1}px)`,
    );
    let last = window.scrollY;
    const mark = (isHidden: boolean) => root.toggleAttribute(MARK, isHidden);
    const sample = throttle(() => {
      const y = window.scrollY;
      mark(
        mayHideNavbar(configuration, !wide.matches) &&
          isNavbarHidden(root.hasAttribute(MARK), {
            y,
            last,
            isSidebarOpen: isSidebarOpen(),
          }),
      );
      last = y;
    }, SAMPLE_INTERVAL_MS);
    const onWidth = () => mark(false);
    window.addEventListener('scroll', sample, {passive: true});
    wide.addEventListener('change', onWidth);
    return () => {
      window.removeEventListener('scroll', sample);
      wide.removeEventListener('change', onWidth);
      sample.cancel();
      mark(false);
    };
  }, [configuration, isSidebarOpen]);
}

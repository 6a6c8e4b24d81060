import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';

/** Calls when another page is shown; not on mount, as the reader may have opened a menu before the page was hydrated. */
export function usePageChange(onChange: () => void): void {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      change();
    }
  }, [pathname]);
}

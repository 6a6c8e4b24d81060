import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {HEADING_SYNC_DELAY, syncedFragment} from './headingSync';
import {headingPositions} from './headingPositions';
import {fragmentOf, replaceFragment} from '../../hooks/useFragment';

/** Updates the fragment in the address bar while the reader scrolls; ids as in `useActiveHeading`. */
export function useHeadingSync(ids: string): void {
  const history = useHistory();
  const {pathname} = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = () => {
      // While the next page loads, its address is already in the address bar.
      if (history.location.pathname !== pathname) {
        return;
      }
      const current = fragmentOf(history);
      const {scrollHeight, clientHeight} = document.documentElement;
      const next = syncedFragment(
        {
          top: window.scrollY,
          below: scrollHeight - clientHeight - window.scrollY,
        },
        headingPositions([...ids.split(' '), current.slice(1)]),
        current,
      );
      if (next !== current) {
        replaceFragment(history, next);
      }
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(sync, HEADING_SYNC_DELAY);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [ids, history, pathname]);
}

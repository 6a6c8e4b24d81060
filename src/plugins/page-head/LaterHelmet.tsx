import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import {Helmet as WrittenNow} from 'react-helmet-async';
import {pageTurns} from '../../lib/pageTurns';

let isPageAlive = false;

function subscribe(tell: () => void): () => void {
  let isHeard = true;
  pageTurns.whenDone(() => {
    isPageAlive = true;
    if (isHeard) {
      tell();
    }
  });
  return () => {
    isHeard = false;
  };
}

const isTime = () => isPageAlive;

/** In place of the library's, which looks through the head at once. */
export function Helmet(props: ComponentProps<typeof WrittenNow>): ReactNode {
  return useSyncExternalStore(subscribe, isTime, isTime) ? (
    <WrittenNow {...props} />
  ) : null;
}

import {useHistory} from '@docusaurus/router';
import {useState} from 'react';
import {needsFullLoad} from '../content-policy/client';
import {assignLocation} from '../../lib/browser/replacePage';
import {storeScrollPosition} from './scrollPosition';

type History = ReturnType<typeof useHistory>;

/**
 * Time within which the same address is not pushed again, in milliseconds. A double click is one navigation: at the second click,
 * Docusaurus would lose the timer of the first, whose progress bar would then never end.
 */
const REPEAT = 500;

/** Lets the browser paint before an address is pushed. A hidden tab does not paint, so nothing is waited for there. */
function pushAfterPaint(
  history: Pick<History, 'push' | 'createHref' | 'listen'>,
): void {
  const pushNow = history.push.bind(history);
  const push = (...to: Parameters<typeof history.push>) => {
    storeScrollPosition();
    const [target] = to;
    const address = new URL(
      typeof target === 'string' ? target : history.createHref(target),
      window.location.href,
    );
    // Not pushed and then reloaded: Back would come to an entry of the document that is gone, and lose the scroll position.
    if (needsFullLoad(address.pathname)) {
      assignLocation(address.href);
    } else {
      pushNow(...to);
    }
  };
  const none = {address: '', time: 0};
  let last = none;
  history.listen((_, action) => {
    if (action === 'POP') {
      last = none;
    }
  });
  history.push = (...to: Parameters<typeof push>) => {
    const address = JSON.stringify(to);
    const time = performance.now();
    if (address === last.address && time - last.time < REPEAT) {
      return;
    }
    last = {address, time};
    if (document.visibilityState === 'hidden') {
      push(...to);
    } else {
      requestAnimationFrame(() => setTimeout(() => push(...to)));
    }
  };
}

/**
 * Lets the press on a link be painted before the page changes: Docusaurus renders the old page once more as soon as the address changes,
 * which would delay the next paint. React's `startTransition` does not fit: Docusaurus dispatches `onRouteUpdate` while it renders, React may
 * render a transition twice, and the progress bar that the first render started would never end.
 */
export function useNavigationAfterPaint(): void {
  const history = useHistory();
  // In the first render, because effects of child components may already navigate.
  useState(() => {
    pushAfterPaint(history);
  });
}

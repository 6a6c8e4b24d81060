import {useHistory} from '@docusaurus/router';
import {useState} from 'react';
import {leavesPolicy} from '../content-policy/client';
import {leaveFor} from '../../lib/browser/replacePage';
import {storeScrollPosition} from './scrollPosition';

type History = ReturnType<typeof useHistory>;

/**
 * Time within which the same address is not pushed again, in milliseconds. A double click is one navigation: at the second click,
 * Docusaurus would lose the timer of the first, whose progress bar would then never end.
 */
const REPEAT = 500;

/** Lets the browser paint before an address is pushed. A hidden tab does not paint, so nothing is waited for there. */
function pushAfterPaint(history: Pick<History, 'push' | 'createHref'>): void {
  const pushNow = history.push.bind(history);
  const push = (...to: Parameters<typeof history.push>) => {
    storeScrollPosition();
    const [target] = to;
    const address = new URL(
      typeof target === 'string' ? target : history.createHref(target),
      window.location.href,
    );
    // Not pushed and then reloaded: Back would come to an entry of the document that is gone, and lose the scroll position.
    if (leavesPolicy(address.pathname)) {
      leaveFor(address.href);
    } else {
      pushNow(...to);
    }
  };
  let last = {address: '', time: 0};
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
 * which would delay the next paint. Not a transition, because Docusaurus dispatches `onRouteUpdate` while rendering: when React restarts
 * the transition it does so twice, and the progress bar of the first never ends.
 */
export function useNavigationAfterPaint(): void {
  const history = useHistory();
  // In the first render, because effects of child components may already navigate.
  useState(() => {
    pushAfterPaint(history);
  });
}

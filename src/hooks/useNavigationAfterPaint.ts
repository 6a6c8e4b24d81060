import {useHistory} from '@docusaurus/router';
import {useState} from 'react';

type History = ReturnType<typeof useHistory>;

/** Lets the browser paint before an address is pushed. A tab that nobody looks at paints nothing. */
function pushAfterPaint(history: Pick<History, 'push'>): void {
  const push = history.push.bind(history);
  history.push = (...to: Parameters<typeof push>) => {
    if (document.visibilityState === 'hidden') {
      push(...to);
    } else {
      requestAnimationFrame(() => setTimeout(() => push(...to)));
    }
  };
}

/**
 * Answers the press on a link before the page changes: Docusaurus renders the old page once more as soon as the address changes, which
 * would delay the next paint. Not a transition, because Docusaurus dispatches `onRouteUpdate` while rendering: when React restarts the
 * transition it does so twice, and the progress bar of the first never ends.
 */
export function useNavigationAfterPaint(): void {
  const history = useHistory();
  // In the first render, because effects of components below may already navigate.
  useState(() => {
    pushAfterPaint(history);
  });
}

import {useEffect} from 'react';

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 and Safari before 16.4 look only at this: https://developer.mozilla.org/docs/Web/API/BeforeUnloadEvent/returnValue
  Object.assign(event, {returnValue: true});
}

/** While the page holds what cannot be shown again: the browser asks before it loads another document, which each language of a page is. */
export function useLeaveWarning(isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) {
      window.addEventListener('beforeunload', ask);
    }
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
}

import {useLayoutEffect, type RefObject} from 'react';

/** Lets the next Tab begin at the top of the page: a browser continues from the element that was focused last, even when it is gone. */
function focusPage(): void {
  document.body.setAttribute('tabindex', '-1');
  document.body.focus({preventScroll: true});
  document.body.removeAttribute('tabindex');
}

function giveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) {
    element.focus({preventScroll: true});
  } else {
    focusPage();
  }
}

/** When an element that has the focus is removed, restores the focus to where it came from. */
export function useRestoreFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    let origin: Element | null = null;
    const onFocusIn = ({relatedTarget}: FocusEvent) => {
      const from = relatedTarget instanceof Element ? relatedTarget : null;
      if (!element.contains(from)) {
        origin = from;
      }
    };
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      if (element.contains(document.activeElement)) {
        giveFocusTo(origin);
      }
    };
  }, [ref]);
}

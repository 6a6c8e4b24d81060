import {useEffect, type RefObject} from 'react';
import {usePageChange} from '../../hooks/usePageChange';

/**
 * Closes an open `<details>` menu on Escape wherever the focus is, on a press outside or on a link in it, when the focus leaves it, and
 * when the page changes.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  usePageChange(() => ref.current?.removeAttribute('open'));

  useEffect(() => {
    const menu = ref.current;
    if (!menu) {
      return undefined;
    }
    const closeUnlessInside = (target: EventTarget | null) => {
      if (!(target instanceof Node && menu.contains(target))) {
        menu.open = false;
      }
    };
    const onPointer = ({target}: PointerEvent) => closeUnlessInside(target);
    const onClick = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) {
        menu.open = false;
      }
    };
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget) {
        closeUnlessInside(relatedTarget);
      }
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && menu.open) {
        menu.open = false;
        if (menu.contains(document.activeElement)) {
          menu.querySelector('summary')?.focus();
        }
      }
    };
    const cleanup = new AbortController();
    const {signal} = cleanup;
    document.addEventListener('pointerdown', onPointer, {signal});
    menu.addEventListener('click', onClick, {signal});
    menu.addEventListener('focusout', onFocusOut, {signal});
    document.addEventListener('keydown', onKey, {signal});
    return () => cleanup.abort();
  }, [ref]);
}

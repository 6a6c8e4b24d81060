import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type RefObject} from 'react';

/**
 * Closes an open `<details>` menu on Escape wherever the focus is, on a press outside or on a link in it, when the focus leaves it, and
 * when the page changes.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  const {pathname} = useLocation();

  const shownPath = useRef(pathname);

  useEffect(() => {
    // Not on mount: the visitor may have opened it before the page was hydrated.
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      ref.current?.removeAttribute('open');
    }
  }, [ref, pathname]);

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
    const onPointer = (event: PointerEvent) => closeUnlessInside(event.target);
    const onClick = ({target}: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) {
        menu.open = false;
      }
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget) {
        closeUnlessInside(event.relatedTarget);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && menu.open) {
        menu.open = false;
        if (menu.contains(document.activeElement)) {
          menu.querySelector('summary')?.focus();
        }
      }
    };
    document.addEventListener('pointerdown', onPointer);
    menu.addEventListener('click', onClick);
    menu.addEventListener('focusout', onFocusOut);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('keydown', onKey);
    };
  }, [ref]);
}

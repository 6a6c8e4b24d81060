import {useEffect, type RefObject} from 'react';

/**
 * Opens a `<details>` menu while a mouse is over it. A click or key press on its summary pins it open, or closes it where it was pinned;
 * touch and pen, which cannot hover, toggle it as usual.
 */
export function useHoverOpen(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    const summary = menu?.querySelector('summary');
    if (!menu || !summary) {
      return undefined;
    }
    let isOpenByHover = false;
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !menu.open) {
        menu.open = true;
        isOpenByHover = true;
      }
    };
    const onLeave = () => {
      if (isOpenByHover) {
        menu.open = false;
      }
    };
    const onClick = (event: MouseEvent) => {
      if (isOpenByHover && menu.open) {
        event.preventDefault();
      }
      isOpenByHover = false;
    };
    const onToggle = () => {
      isOpenByHover &&= menu.open;
    };
    const cleanup = new AbortController();
    const {signal} = cleanup;
    menu.addEventListener('pointerenter', onEnter, {signal});
    menu.addEventListener('pointerleave', onLeave, {signal});
    menu.addEventListener('toggle', onToggle, {signal});
    summary.addEventListener('click', onClick, {signal});
    return () => cleanup.abort();
  }, [ref]);
}

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
    menu.addEventListener('pointerenter', onEnter);
    menu.addEventListener('pointerleave', onLeave);
    menu.addEventListener('toggle', onToggle);
    summary.addEventListener('click', onClick);
    return () => {
      menu.removeEventListener('pointerenter', onEnter);
      menu.removeEventListener('pointerleave', onLeave);
      menu.removeEventListener('toggle', onToggle);
      summary.removeEventListener('click', onClick);
    };
  }, [ref]);
}

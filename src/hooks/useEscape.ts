import {useEffect, useEffectEvent, type RefObject} from 'react';
import {isPopoverOpen} from '../lib/browser/popover';

/** What Escape closes, in the order in which it appeared. */
const layers: object[] = [];

/** Menus, dialogs and the like close themselves. */
const OTHER_LAYERS = 'dialog, [role="dialog"], [popover], details[open]';

function hasOpenPopover(): boolean {
  return [...document.querySelectorAll('[popover]')].some(isPopoverOpen);
}

/** Whether a key that was pressed somewhere belongs to something else that is open. */
function isElsewhere(target: EventTarget | null, own: Element | null): boolean {
  const layer = target instanceof Element && target.closest(OTHER_LAYERS);
  return layer && layer !== own ? true : hasOpenPopover();
}

const isWithin = (target: EventTarget | null, own: Element | null) =>
  target instanceof Node && own?.contains(target) === true;

/**
 * Tells of Escape while something is open that does not block the page: also when the focus is on the page, but not when the key is
 * meant for a menu or another dialog. Of several, the one that holds the focus is told, or else the newest. A modal `<dialog>` needs none of this.
 */
export function useEscape(
  ref: RefObject<Element | null>,
  onEscape: () => void,
): void {
  const tell = useEffectEvent(onEscape);

  useEffect(() => {
    const layer = {};
    layers.push(layer);
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        (layers.at(-1) === layer || isWithin(event.target, ref.current)) &&
        !isElsewhere(event.target, ref.current)
      ) {
        event.preventDefault();
        tell();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, [ref]);
}

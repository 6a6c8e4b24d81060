import {useEffect, useEffectEvent, type RefObject} from 'react';
import {isPopoverOpen} from '../lib/browser/popover';

/** What Escape closes, in the order in which it appeared. */
const layers: object[] = [];

/** Menus, dialogs and the like handle Escape themselves. */
const OTHER_LAYERS = 'dialog, [role="dialog"], [popover], details[open]';

function hasOpenPopover(): boolean {
  return [...document.querySelectorAll('[popover]')].some(isPopoverOpen);
}

/** Whether a key was pressed inside another open layer; one within the own layer, such as a text that unfolds, is none. */
function isElsewhere(target: EventTarget | null, own: Element | null): boolean {
  const layer = target instanceof Element && target.closest(OTHER_LAYERS);
  return layer && !own?.contains(layer) ? true : hasOpenPopover();
}

const isWithin = (target: EventTarget | null, own: Element | null) =>
  target instanceof Node && own?.contains(target) === true;

/**
 * Calls on Escape while something non-modal is open: also when the focus is on the page, but not when the key is meant for a menu or
 * another dialog. Of several layers, the one with the focus is called, otherwise the newest. A modal `<dialog>` needs none of this.
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

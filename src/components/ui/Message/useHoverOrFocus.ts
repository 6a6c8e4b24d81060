import {useEffect, useState, type RefObject} from 'react';

export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const cleanup = new AbortController();
    const {signal} = cleanup;
    const listen = (type: string, onEvent: () => void) => {
      element.addEventListener(type, onEvent, {signal});
    };
    listen('pointerenter', () => setPointedAt(true));
    listen('pointerleave', () => setPointedAt(false));
    listen('focusin', () => setFocused(true));
    listen('focusout', () => setFocused(false));
    return () => cleanup.abort();
  }, [ref]);
  return isPointedAt || isFocused;
}

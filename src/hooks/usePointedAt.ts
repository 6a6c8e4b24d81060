import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element is pointed at or holds the focus, until it is dismissed; it then counts again when the reader comes back to it. A
 * finger does not point: it presses.
 */
export function usePointedAt(
  ref: RefObject<Element | null>,
): [isPointedAt: boolean, dismiss: () => void] {
  const [isPointedAt, setIsPointedAt] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    const begin = (event: Event) => {
      if (!('pointerType' in event && event.pointerType === 'touch')) {
        setIsPointedAt(true);
      }
    };
    const end = () => setIsPointedAt(false);
    element.addEventListener('pointerenter', begin, {signal});
    element.addEventListener('focusin', begin, {signal});
    element.addEventListener('pointerleave', end, {signal});
    element.addEventListener('focusout', end, {signal});
    return () => listening.abort();
  }, [ref]);

  return [isPointedAt, () => setIsPointedAt(false)];
}

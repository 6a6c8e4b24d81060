import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element is pointed at or keeps the focus, until it is dismissed; it then counts again when the reader comes back to it. A
 * finger does not point: it presses.
 *
 * @param focusDelay how long it has to keep the focus, in milliseconds
 */
export function usePointedAt(
  ref: RefObject<Element | null>,
  focusDelay: number,
): [isPointedAt: boolean, dismiss: () => void] {
  const [isPointedAt, setIsPointedAt] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    let focusTimer: ReturnType<typeof setTimeout> | undefined;
    const onPointer = (event: Event) => {
      if (!('pointerType' in event && event.pointerType === 'touch')) {
        setIsPointedAt(true);
      }
    };
    const onFocus = () => {
      clearTimeout(focusTimer);
      focusTimer = setTimeout(() => setIsPointedAt(true), focusDelay);
    };
    const onBlur = () => {
      clearTimeout(focusTimer);
      setIsPointedAt(false);
    };
    element.addEventListener('pointerenter', onPointer, {signal});
    element.addEventListener('focusin', onFocus, {signal});
    element.addEventListener('pointerleave', () => setIsPointedAt(false), {
      signal,
    });
    element.addEventListener('focusout', onBlur, {signal});
    return () => {
      clearTimeout(focusTimer);
      listening.abort();
    };
  }, [ref, focusDelay]);

  return [isPointedAt, () => setIsPointedAt(false)];
}

import {useEffect, useRef, useState, type RefObject} from 'react';

/**
 * Whether an element is hovered or focused, until it is dismissed; hovering or focusing it again starts over. Touch does not count as
 * hover.
 *
 * @param focusDelay how long it has to have the focus, in milliseconds
 */
export function useTooltipTrigger(
  ref: RefObject<Element | null>,
  focusDelay: number,
): [isTriggered: boolean, dismiss: () => void] {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dismiss = () => {
    clearTimeout(focusTimer.current);
    setIsPointed(false);
    setIsFocused(false);
  };

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    const onPointer = (event: Event) => {
      if (!('pointerType' in event && event.pointerType === 'touch')) {
        setIsPointed(true);
      }
    };
    const onFocus = () => {
      clearTimeout(focusTimer.current);
      focusTimer.current = setTimeout(() => setIsFocused(true), focusDelay);
    };
    const onBlur = () => {
      clearTimeout(focusTimer.current);
      setIsFocused(false);
    };
    element.addEventListener('pointerenter', onPointer, {signal});
    element.addEventListener('focusin', onFocus, {signal});
    element.addEventListener('pointerleave', () => setIsPointed(false), {
      signal,
    });
    element.addEventListener('focusout', onBlur, {signal});
    return () => {
      clearTimeout(focusTimer.current);
      listening.abort();
    };
  }, [ref, focusDelay]);

  return [isPointed || isFocused, dismiss];
}

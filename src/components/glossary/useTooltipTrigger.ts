import {useEffect, useRef, useState, type ComponentProps} from 'react';

/**
 * How long a term has the focus before its card is shown, in milliseconds, so that the card does not cover the text of a reader who tabs
 * through a paragraph. Screen readers announce the explanation at once.
 */
export const FOCUS_DELAY = 1500;

interface TooltipTrigger {
  /** Whether the element is hovered or focused, until it is dismissed; hovering or focusing it again starts over. */
  isTriggered: boolean;
  dismiss: () => void;
  /** Attributes of the element. Touch does not count as hover. */
  listeners: ComponentProps<'span'>;
}

export function useTooltipTrigger(): TooltipTrigger {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(focusTimer.current), []);
  const blur = () => {
    clearTimeout(focusTimer.current);
    setIsFocused(false);
  };
  return {
    isTriggered: isPointed || isFocused,
    dismiss: () => {
      blur();
      setIsPointed(false);
    },
    listeners: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType !== 'touch') {
          setIsPointed(true);
        }
      },
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => {
        clearTimeout(focusTimer.current);
        focusTimer.current = setTimeout(() => setIsFocused(true), FOCUS_DELAY);
      },
      onBlur: blur,
    },
  };
}

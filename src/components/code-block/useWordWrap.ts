import {useEffect, useState, type RefObject} from 'react';

/** Whether the lines overflow the block, and whether the reader has turned wrapping on. */
export interface WordWrap {
  isWrapped: boolean;
  isOverflowing: boolean;
  toggle: () => void;
}

/**
 * Measures whenever the block is resized, also when a tab that hid it is chosen. The theme's own hook reads each block's width during
 * hydration, which forces a layout.
 */
export function useWordWrap(ref: RefObject<HTMLElement | null>): WordWrap {
  const [isWrapped, setWrapped] = useState(false);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const block = ref.current;
    if (!block) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setOverflowing(block.scrollWidth > block.clientWidth);
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, [ref, isWrapped]);
  return {
    isWrapped,
    isOverflowing,
    toggle: () => {
      setWrapped(!isWrapped);
    },
  };
}

import {useEffect, useState, type RefObject} from 'react';

/** Whether the lines of a block are too long for it, and whether the reader has them wrapped. */
export interface WordWrap {
  isWrapped: boolean;
  isOverflowing: boolean;
  toggle: () => void;
}

/**
 * Looks whenever a block has got its size, also when a tab that hid it is chosen. The theme's own hook asks each block for its width while
 * the page comes alive, and with it the browser for its layout.
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

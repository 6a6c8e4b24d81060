import {useEffect, useRef, useState} from 'react';
import {COPY_FEEDBACK_DURATION, copyText} from '../lib/browser/clipboard';

interface Copying {
  /** Whether the last press has copied; resets after a while. */
  isCopied: boolean;
  /** Copies a text, or one that is still being loaded. */
  copy: (text: string | Promise<string>) => void;
}

/** Copies text to the clipboard, with feedback for a button; calls back when the browser refuses. */
export function useCopy(onFail: () => void): Copying {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const finish = (hasCopied: boolean) => {
    if (isUnmounted.current) {
      return;
    }
    clearTimeout(timer.current);
    setIsCopied(hasCopied);
    if (hasCopied) {
      timer.current = setTimeout(() => {
        setIsCopied(false);
      }, COPY_FEEDBACK_DURATION);
    } else {
      onFail();
    }
  };

  return {
    isCopied,
    copy: (text) => {
      void copyText(text).then(finish);
    },
  };
}

import {useEffect, useRef, useState} from 'react';
import {COPY_FEEDBACK_DURATION} from '../lib/copiedCode';
import {copyText} from '../lib/browser/clipboard';

interface Copying {
  /** Whether the last press has copied, for as long as that is worth saying. */
  isCopied: boolean;
  /** Copies a text, or one that is still on its way. */
  copy: (text: string | Promise<string>) => void;
}

/**
 * Copies, and tells it for a while.
 *
 * @param onFail when the browser refuses
 */
export function useCopy(onFail: () => void): Copying {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const tell = (hasCopied: boolean) => {
    if (isGone.current) {
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
      void copyText(text).then(tell);
    },
  };
}

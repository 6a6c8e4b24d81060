import {useEffect, useState} from 'react';
import {lintProxy, type Format, type Verdict} from './formats';

interface Read {
  text: string;
  format: Format;
  verdict: Verdict;
}

/** The verdict about a text, once its parser is loaded. */
export function useVerdict(
  text: string,
  format: Format | undefined,
): Verdict | undefined {
  const [latest, setLatest] = useState<Read>();
  useEffect(() => {
    let isLeft = false;
    if (text.trim() !== '' && format !== undefined) {
      void lintProxy(format, text).then((verdict) => {
        if (!isLeft) {
          setLatest({text, format, verdict});
        }
      });
    }
    return () => {
      isLeft = true;
    };
  }, [text, format]);
  return latest?.text === text && latest.format === format
    ? latest.verdict
    : undefined;
}

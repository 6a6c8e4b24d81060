import {useEffect, useState} from 'react';
import {lintProxy, type Format, type ProxyLintResult} from './formats';

interface Read {
  text: string;
  format: Format;
  result: ProxyLintResult;
}

/** The result for a text, once its parser is loaded. */
export function useProxyLint(
  text: string,
  format: Format | undefined,
): ProxyLintResult | undefined {
  const [latest, setLatest] = useState<Read>();
  useEffect(() => {
    let isLeft = false;
    if (text.trim() !== '' && format !== undefined) {
      void lintProxy(format, text).then((result) => {
        if (!isLeft) {
          setLatest({text, format, result});
        }
      });
    }
    return () => {
      isLeft = true;
    };
  }, [text, format]);
  return latest?.text === text && latest.format === format
    ? latest.result
    : undefined;
}

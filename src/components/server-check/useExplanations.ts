import {useEffect, useState} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {loadExplanations, type Explain} from './explanations';

const explainNothing: Explain = () => undefined;

/** Explains messages of the product once the error finder is loaded, which happens when there is one. */
export function useExplanations(hasMessages: boolean): Explain {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{explain: Explain}>();
  useEffect(() => {
    let isLeft = false;
    if (hasMessages) {
      loadExplanations(locale).then(
        (explain) => {
          if (!isLeft) {
            setLoaded({explain});
          }
        },
        () => {
          // Without it, the messages stand alone.
        },
      );
    }
    return () => {
      isLeft = true;
    };
  }, [hasMessages, locale]);
  return loaded?.explain ?? explainNothing;
}

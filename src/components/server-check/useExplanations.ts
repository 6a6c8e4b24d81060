import {useEffect, useState} from 'react';
import type {Locale} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {localize} from '../../lib/localize';
import {sentences} from '../../lib/punctuation';

/** What the error finder knows of a message. */
export interface Explained {
  id: string;
  text: string;
}

export type Explain = (message: string) => Explained | undefined;

/** The error finder and its messages, which come when there is a message to explain. */
async function loadExplanations(locale: Locale): Promise<Explain> {
  const [{findErrors}, {default: records}] = await Promise.all([
    import('../error-finder/findErrors'),
    import('../../data/errorSignatures/records.json'),
  ]);
  // A wrapper only says where something failed: alone it explains nothing.
  const signatures = records.flatMap(({id, messages, cause, ...more}) =>
    'isWrapper' in more
      ? []
      : [{id, messages, cause, fix: 'fix' in more ? more.fix : undefined}],
  );
  return (message) => {
    const {kind, found} = findErrors(message, signatures);
    const [first, ...others] = found[0] ?? [];
    // A message with several causes is explained where they can be told apart.
    if (kind !== 'exact' || first === undefined || others.length > 0) {
      return undefined;
    }
    const texts = [first.cause, first.fix].flatMap((text) =>
      text === undefined ? [] : [localize(text, locale)],
    );
    return {id: first.id, text: sentences(...texts).replaceAll('`', '')};
  };
}

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

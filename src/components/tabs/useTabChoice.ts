import {useMemo, useState} from 'react';
import {storageKeys} from '../../config/storageKeys';
import {storedChoice, type StoredValue} from '../../lib/storedValue';
import {useStored} from '../../lib/browser/storage';

/** For tabs without a group: nothing is stored. */
const nowhere: StoredValue<string> = {
  ...storageKeys.tab,
  parse: () => undefined,
  format: String,
  fallback: '',
};

/**
 * The open tab. A group shares it on all pages, in both languages and in all windows. A stored value that is not among the tabs is ignored.
 *
 * @param values values of the tabs, separated by spaces; a string, so that it is stable between renders
 */
export function useTabChoice(
  group: string | undefined,
  values: string,
  initial: string,
): [string, (value: string) => void] {
  const stored = useMemo(
    () =>
      group === undefined
        ? nowhere
        : storedChoice(
            {...storageKeys.tab, key: `${storageKeys.tab.key}${group}`},
            values.split(' '),
            initial,
          ),
    [group, values, initial],
  );
  const shared = useStored(stored);
  const own = useState(initial);
  return group === undefined ? own : shared;
}

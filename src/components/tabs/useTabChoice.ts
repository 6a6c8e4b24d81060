import {useMemo, useState} from 'react';
import {storageKeys} from '../../config/storageKeys';
import {storedChoice, type StoredValue} from '../../lib/storedValue';
import {useStored} from '../../lib/browser/storage';

/** Storage for tabs that belong to no group: nothing is kept. */
const nowhere: StoredValue<string> = {
  ...storageKeys.tab,
  parse: () => undefined,
  format: String,
  fallback: '',
};

/**
 * Which tab is open. In a group it is the same everywhere: on the page, on the next one, in the other language and in other windows. A
 * stored tab that these do not have counts as none.
 *
 * @param values what each tab is called where it is stored; the same text in each render, with a space between
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

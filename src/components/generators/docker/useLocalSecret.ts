import {useMemo, useState} from 'react';
import {useHydrated} from '../../../hooks/useHydrated';
import {randomText} from '../../../lib/browser/webCrypto';

/** Random bytes of a generated password. */
const SECRET_BYTES = 18;

/**
 * A password generated in this browser, never sent, and a function that replaces it.
 *
 * @param placeholder value until hydration
 */
export function useLocalSecret(placeholder: string): [string, () => void] {
  const isHydrated = useHydrated();
  const [renewed, setRenewed] = useState<string>();
  const made = useMemo(
    () => (isHydrated ? randomText(SECRET_BYTES) : placeholder),
    [isHydrated, placeholder],
  );
  return [
    renewed ?? made,
    () => {
      setRenewed(randomText(SECRET_BYTES));
    },
  ];
}

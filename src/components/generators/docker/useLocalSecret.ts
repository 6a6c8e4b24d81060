import {useMemo, useState} from 'react';
import {useHydrated} from '../../../hooks/useHydrated';
import {randomText} from '../../../lib/browser/webCrypto';

/** Random bytes of a password that the page makes. */
const SECRET_BYTES = 18;

/**
 * A password that this browser has made and that stays in the page, and a way to another one.
 *
 * @param placeholder what stands there without a script
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

import {useEffect} from 'react';
import type {ShownSignature} from '../../markdown/facts/errorBlocks';
import type {InLocale} from '../../lib/localize';

type Known = InLocale<ShownSignature>;

/** The messages of the tables on the page, so that the page carries each of them once. */
const tables = new Set<readonly Known[]>();

/** Makes the messages of a table known as long as it is on the page. */
export function useKnownErrors(signatures: readonly Known[]): void {
  useEffect(() => {
    tables.add(signatures);
    return () => {
      tables.delete(signatures);
    };
  }, [signatures]);
}

/** The messages of every table on the page. */
export function knownErrors(): Known[] {
  return [...tables].flat();
}

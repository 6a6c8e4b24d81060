import {useEffect} from 'react';
import type {ShownSignature} from '../../markdown/facts/errorBlocks';
import type {InLocale} from '../../lib/localize';

type Known = InLocale<ShownSignature>;

/** The tables on the page register their messages here, so that the page contains each only once. */
const tables = new Set<readonly Known[]>();

/** Registers the messages of a table while it is mounted. */
export function useKnownErrors(signatures: readonly Known[]): void {
  useEffect(() => {
    tables.add(signatures);
    return () => {
      tables.delete(signatures);
    };
  }, [signatures]);
}

/** The messages of all tables on the page. */
export function knownErrors(): Known[] {
  return [...tables].flat();
}

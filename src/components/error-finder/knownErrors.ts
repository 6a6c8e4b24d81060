import {useEffect} from 'react';
import type {ShownError} from './shownError';

/** The tables on the page register their messages here, so that the page contains each only once. */
const tables = new Set<readonly ShownError[]>();

/** Registers the messages of a table while it is mounted. */
export function useKnownErrors(signatures: readonly ShownError[]): void {
  useEffect(() => {
    tables.add(signatures);
    return () => {
      tables.delete(signatures);
    };
  }, [signatures]);
}

/** The messages of all tables on the page. */
export function knownErrors(): ShownError[] {
  return [...tables].flat();
}

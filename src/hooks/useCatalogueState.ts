import {useMemo} from 'react';
import {
  everything,
  formatCatalogueState,
  parseCatalogueState,
  type CatalogueState,
} from '../lib/catalogue';
import type {CatalogueRow} from '../lib/factBlocks';
import type {InLocale} from '../lib/localize';
import {useAddressState} from './useAddressState';

/** What the catalogue shows. */
export function useCatalogueState(
  rows: readonly InLocale<CatalogueRow>[],
): [CatalogueState, (state: CatalogueState) => void] {
  const door = useMemo(
    () => ({
      read: (search: string) => parseCatalogueState(search, rows),
      write: formatCatalogueState,
    }),
    [rows],
  );
  const [state, setState] = useAddressState(door, everything);
  return [state, setState];
}

import {useMemo} from 'react';
import {
  everything,
  formatCatalogueState,
  parseCatalogueState,
  type CatalogueState,
} from './catalogue';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {useAddressState} from '../../hooks/useAddressState';

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

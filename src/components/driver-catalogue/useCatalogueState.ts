import {useMemo} from 'react';
import {
  defaultCatalogueState,
  formatCatalogueState,
  parseCatalogueState,
  type CatalogueState,
} from './catalogue';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {useAddressState} from '../../hooks/useAddressState';

/** The state of the catalogue, stored in the address. */
export function useCatalogueState(
  rows: readonly InLocale<CatalogueRow>[],
): [CatalogueState, (state: CatalogueState) => void] {
  const codec = useMemo(
    () => ({
      read: (search: string) => parseCatalogueState(search, rows),
      write: formatCatalogueState,
    }),
    [rows],
  );
  const [state, setState] = useAddressState(codec, defaultCatalogueState);
  return [state, setState];
}

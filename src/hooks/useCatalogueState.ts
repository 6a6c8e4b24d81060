import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {
  everything,
  formatCatalogueState,
  parseCatalogueState,
  type CatalogueState,
} from '../lib/catalogue';
import type {CatalogueRow} from '../lib/factBlocks';
import type {InLocale} from '../lib/localize';
import {useHydrated} from './useHydrated';

/** Browsers refuse addresses that change with each letter; this is how long the reader must have paused, in milliseconds. */
const WRITING_DELAY = 400;

/** What the catalogue shows: what the address says at first, and then what the reader does, which the address follows. */
export function useCatalogueState(
  rows: readonly InLocale<CatalogueRow>[],
): [CatalogueState, (state: CatalogueState) => void] {
  const {search} = useLocation();
  const history = useHistory();
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<CatalogueState>();
  useEffect(() => {
    if (own === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      history.replace({
        ...history.location,
        search: formatCatalogueState(own),
      });
    }, WRITING_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [own, history]);
  const asked = isHydrated ? parseCatalogueState(search, rows) : everything;
  return [own ?? asked, setOwn];
}

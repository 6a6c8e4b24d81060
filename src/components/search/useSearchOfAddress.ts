import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {isOwnAddress} from '../../lib/isOwnAddress';
import {askedQuery} from './askedQuery';
import {openSearch} from './useSearch';

/** Opens search with the query that an address brings along, and takes it out of the address, so that going back does not ask again. */
export function useSearchOfAddress(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    const asked = askedQuery(pathname, search);
    if (asked) {
      // The history of a browser refuses a path such as //x/, which it takes for another host.
      if (isOwnAddress(pathname)) {
        history.replace({pathname, search: asked.rest, hash});
      }
      openSearch(asked.query);
    }
  }, [history, pathname, search, hash]);
}

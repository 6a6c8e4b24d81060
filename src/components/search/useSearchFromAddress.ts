import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {isOwnAddress} from '../../lib/isOwnAddress';
import {addressQuery} from './addressQuery';
import {openSearch} from './useSearch';

/** Opens search with the query in the address, and removes it there, so that going back does not search again. */
export function useSearchFromAddress(): void {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  useEffect(() => {
    const found = addressQuery(pathname, search);
    if (found) {
      // The history of a browser refuses a path such as //x/, which it takes for another host.
      if (isOwnAddress(pathname)) {
        history.replace({pathname, search: found.rest, hash});
      }
      openSearch(found.query);
    }
  }, [history, pathname, search, hash]);
}

import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {resolveAddress} from '../../lib/address';

/**
 * Sends a navigation inside the site that uses another spelling of a known address on to its one spelling, before anything is rendered.
 *
 * @param addresses the site's addresses, each in its one spelling; the same list for the life of the page
 */
export function useSettledAddress(addresses: readonly string[]): void {
  const history = useHistory();
  useEffect(
    () =>
      history.listen(({pathname, search, hash}) => {
        const meant = resolveAddress(pathname, addresses);
        if (meant !== undefined && meant !== pathname) {
          history.replace(`${meant}${search}${hash}`);
        }
      }),
    [history, addresses],
  );
}

import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {resolveAddress} from '../../lib/address';

/**
 * Redirects a client-side navigation to another spelling of a known address to the canonical one, before anything is rendered.
 *
 * @param addresses the site's canonical addresses; must be the same array in every render
 */
export function useCanonicalRedirect(addresses: readonly string[]): void {
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

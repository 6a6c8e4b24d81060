import {useHistory} from '@docusaurus/router';
import {flushSync} from 'react-dom';
import {useLocale} from '../../../hooks/useLocale';
import {localeOf} from '../../../lib/address';
import {closeSearch} from '../useSearch';

/** Opens a hit inside the app, after the next frame, in which DocSearch restores the scroll position. The other language is a separate app. */
export function useOpenHit(): (address: string) => void {
  const history = useHistory();
  const locale = useLocale();
  return (address) => {
    if (localeOf(address) !== locale) {
      window.location.assign(address);
      return;
    }
    flushSync(closeSearch);
    requestAnimationFrame(() => {
      setTimeout(() => history.push(address));
    });
  };
}

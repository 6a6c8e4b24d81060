import {useLocation} from '@docusaurus/router';
import type {Locale} from '../../config/locales';
import {addressIn} from '../../lib/address';
import {useHistorySelector} from '../../hooks/docusaurusInternal';
import {useFragment} from '../../hooks/useFragment';

/** The address of this page in another language, with the current query and fragment. */
export function useAlternateAddress(): (locale: Locale) => string {
  const {pathname} = useLocation();
  // Empty on the server, so that the first render matches the server's.
  const search = useHistorySelector(({location}) => location.search);
  const fragment = useFragment();
  return (locale) => `${addressIn(pathname, locale)}${search}${fragment}`;
}

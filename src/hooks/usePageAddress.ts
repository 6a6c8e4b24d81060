import {useLocation} from '@docusaurus/router';
import type {PagePath} from '../lib/address';
import {addressBeside} from '../lib/version';
import {useLocale} from './useLocale';

/** Makes the address of a page in the current language and version. */
export function usePageAddress(): (page: PagePath) => string {
  const {pathname} = useLocation();
  const locale = useLocale();
  return (page) => addressBeside(pathname, page, locale);
}

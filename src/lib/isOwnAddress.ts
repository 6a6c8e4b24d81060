import {parseUrl} from './parseUrl';

/** Stands for this site, wherever that is. */
export const THIS_SITE = 'https://this-site.invalid';

/** Whether an address that begins with a slash stays on this site: a browser takes `//x`, `/\x` and `/<tab>/x` for other hosts. */
export function isOwnAddress(address: string): boolean {
  return (
    address.startsWith('/') &&
    parseUrl(address, THIS_SITE)?.origin === THIS_SITE
  );
}

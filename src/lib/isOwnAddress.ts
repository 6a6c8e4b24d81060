import {parseUrl} from './parseUrl';

/** Stands for this site, wherever that is. */
export const THIS_SITE = 'https://this-site.invalid';

/** Whether a browser takes an address that begins with one slash for one of this site; `//x`, `/\\x` and `/<tab>/x` lead to other hosts. */
export function isOwnAddress(address: string): boolean {
  return (
    address.startsWith('/') &&
    parseUrl(address, THIS_SITE)?.origin === THIS_SITE
  );
}

import {localeOf} from '../../src/lib/address';
import {locales} from '../../src/config/locales';

/** Content types of files whose extension is not enough, or does not give the encoding. */
export const contentTypes = {
  '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
} as const;

/** The not-found page in the language of an address, as a file of the build. */
export function notFoundFile(pathname: string): string {
  return `${locales[localeOf(pathname)].base.slice(1)}404.html`;
}

import {localeOf} from '../../src/lib/address';
import {locales} from '../../src/config/locales';

/** What files are sent as where a file's ending alone does not say it, or not in which characters it is written. */
export const contentTypes = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
} as const;

/** The not-found page in the language of an address, as a file of the build. */
export function notFoundFile(pathname: string): string {
  return `${locales[localeOf(pathname)].base.slice(1)}404.html`;
}

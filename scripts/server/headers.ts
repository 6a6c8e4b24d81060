import {localeOf} from '../../src/lib/address';
import {locales} from '../../src/config/locales';

/** Headers of every answer. The configurations under `deploy/` send the same ones, and the end-to-end tests compare. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** What a file that can change under its name is sent with: kept, but asked about every time. */
export const revalidate = 'no-cache';

/** Files under `assets/` carry a hash of their content in their name, so they never change; everything else may. */
export function cacheControl(pathname: string): string {
  return /^\/(?:[a-z]{2}\/)?assets\//.test(pathname)
    ? 'public, max-age=31536000, immutable'
    : revalidate;
}

/** What files are sent as where a file's ending alone does not say it, or not in which characters it is written. */
export const contentTypes = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
} as const;

/** A page as Markdown is the same page once more, so search engines leave it out. */
export const markdownRobots = 'noindex';

/** The not-found page in the language of an address, as a file of the build. */
export function notFoundFile(pathname: string): string {
  return `${locales[localeOf(pathname)].base.slice(1)}404.html`;
}

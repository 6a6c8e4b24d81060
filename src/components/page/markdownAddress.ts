import {locales} from '../../config/locales';
import {localeOf, pageOf} from '../../lib/address';

/** The address of a page's Markdown copy, beside its own: `/guide/index.md`, `/zh/guide/drivers/local.md`. */
export function markdownAddress(pathname: string): string {
  const page = pageOf(pathname).slice(1);
  const {base} = locales[localeOf(pathname)];
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  return `${base}${name}.md`;
}

import {locales} from '../../config/locales';
import {localeOf, pageOf} from '../../lib/address';

/** Where a page stands as Markdown, beside its own address: `/guide/index.md`, `/zh/guide/drivers/local.md`. */
export function markdownAddress(pathname: string): string {
  const page = pageOf(pathname).slice(1);
  const {base} = locales[localeOf(pathname)];
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  return `${base}${name}.md`;
}

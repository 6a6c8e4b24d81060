import {parse} from 'parse5';
import {localeOf} from '../../src/lib/address';
import {locales} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {
  attribute,
  elementsIn,
  hasClass,
  textOf,
} from '../../src/plugins/htmlTree';
import {readPage} from '../../src/plugins/search-index/readPage';
import {isToolPage} from '../../src/lib/toolPage';
import {BREADCRUMB, type DescribedPage} from './structuredData';

function kindOf(pathname: string): DescribedPage['kind'] {
  if (pathname === locales[localeOf(pathname)].base) {
    return 'home';
  }
  return isToolPage(pathname) ? 'tool' : 'page';
}

/** Reads a built page. Pages of older versions, pages that search engines leave out, and the not-found page are not described. */
export function describePage(html: string): DescribedPage | undefined {
  const elements = elementsIn(parse(html));
  const find = (tag: string, name: string, value: string) =>
    elements.find(
      (element) =>
        element.tagName === tag && attribute(element, name) === value,
    );
  const meta = (name: string) => {
    const element =
      find('meta', 'name', name) ?? find('meta', 'property', name);
    return element && attribute(element, 'content');
  };
  const root = elements.find(({tagName}) => tagName === 'html');
  const canonical = find('link', 'rel', 'canonical');
  const address = canonical && attribute(canonical, 'href');
  const isDescribed =
    root !== undefined &&
    hasClass(root, 'docs-version-current') &&
    meta('robots') === undefined;
  if (!isDescribed || address === undefined) {
    return undefined;
  }
  const {pathname, origin} = new URL(address);
  const locale = localeOf(pathname);
  const heading = elements.find(({tagName}) => tagName === 'h1');
  const time = elements
    .filter(({tagName}) => tagName === 'footer')
    .flatMap(elementsIn)
    .find(({tagName}) => tagName === 'time');
  const hasQuestions = elements.some(
    (element) =>
      /^h[2-6]$/.test(element.tagName) && /[?？]/.test(textOf(element)),
  );
  return {
    kind: kindOf(pathname),
    hasBreadcrumb: elements.some(
      (element) =>
        element.tagName === 'script' && textOf(element).includes(BREADCRUMB),
    ),
    address,
    language: attribute(root, 'lang') ?? locales[locale].htmlLang,
    title: heading === undefined ? '' : textOf(heading).trim(),
    description: meta('description') ?? '',
    image: meta('og:image'),
    modified: time && attribute(time, 'datetime'),
    siteName: site.title[locale],
    siteAddress: `${origin}${locales[locale].base}`,
    sections: hasQuestions ? readPage(html).sections : [],
  };
}

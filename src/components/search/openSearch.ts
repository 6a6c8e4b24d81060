import {search} from '../../config/search';
import {locales, type Locale} from '../../config/locales';
import {escapeHtml} from './markup';
import {QUERY_PARAMETER} from './addressQuery';

/** Name of the file beside each language's home page. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/** Describes to browsers how to search this site, in one language, from the address bar. */
export function openSearchDescription(
  origin: string,
  locale: Locale,
  description: string,
): string {
  const home = `${origin}${locales[locale].base}`;
  const text = (value: string) => escapeHtml(value);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${text(search.browserName[locale])}</ShortName>
  <Description>${text(description)}</Description>
  <Language>${locales[locale].htmlLang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${text(home)}favicon.svg</Image>
  <Url type="text/html" method="get" template="${text(home)}?${QUERY_PARAMETER}={searchTerms}"/>
  <Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${text(home)}${OPEN_SEARCH_FILE}"/>
</OpenSearchDescription>
`;
}

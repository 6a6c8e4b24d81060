import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {search} from '../../config/search';
import type {Locale} from '../../config/locales';
import {
  OPEN_SEARCH_FILE,
  OPEN_SEARCH_TYPE,
  openSearchDescription,
} from '../../components/search/openSearch';

/** Lets browsers search this site from their address bar: one OpenSearch description for each language, linked from its pages. */
export default function openSearchPlugin({
  i18n,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  // Docusaurus builds only the languages that the configuration lists.
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'open-search',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: OPEN_SEARCH_TYPE,
            title: search.browserName[locale],
            href: `${baseUrl}${OPEN_SEARCH_FILE}`,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, OPEN_SEARCH_FILE),
        openSearchDescription(siteConfig.url, locale, siteConfig.tagline),
      );
    },
  };
}

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
import {TOUCH_ICON, WEB_APP_FILE, webAppManifest} from './webApp';

const link = (attributes: Record<string, string>) => ({
  tagName: 'link',
  attributes,
});

/** Lets browsers install the site and search it from their address bar, in each language: a manifest, an OpenSearch description and icons. */
export default function webAppPlugin({
  i18n,
  siteConfig: {url, title, tagline},
  baseUrl,
}: LoadContext): Plugin {
  // Docusaurus builds only the languages that the configuration lists.
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'web-app',
    injectHtmlTags: () => ({
      headTags: [
        link({
          rel: 'search',
          type: OPEN_SEARCH_TYPE,
          title: search.browserName[locale],
          href: `${baseUrl}${OPEN_SEARCH_FILE}`,
        }),
        // With its size, because Chromium prefers an icon without one to the drawing: https://crbug.com/1162276
        link({rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}),
        link({rel: 'apple-touch-icon', href: `${baseUrl}${TOUCH_ICON}`}),
        link({rel: 'manifest', href: `${baseUrl}${WEB_APP_FILE}`}),
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, OPEN_SEARCH_FILE),
        openSearchDescription(url, locale, tagline),
      );
      await writeFile(
        path.join(outDir, WEB_APP_FILE),
        webAppManifest(locale, title, tagline),
      );
    },
  };
}

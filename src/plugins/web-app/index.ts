import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {TOUCH_ICON, WEB_APP_FILE, webAppManifest} from './webApp';

/** Makes the site installable in each language: the manifest, and links to it and to the icons in each page. */
export default function webAppPlugin({
  i18n,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  // Docusaurus builds only the languages that the configuration lists.
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'web-app',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          // With its size, because Chromium prefers an icon without one to the drawing.
          attributes: {
            rel: 'icon',
            href: `${baseUrl}favicon.ico`,
            sizes: '32x32',
          },
        },
        {
          tagName: 'link',
          attributes: {
            rel: 'apple-touch-icon',
            href: `${baseUrl}${TOUCH_ICON}`,
          },
        },
        {
          tagName: 'link',
          attributes: {rel: 'manifest', href: `${baseUrl}${WEB_APP_FILE}`},
        },
      ],
    }),
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, WEB_APP_FILE),
        webAppManifest(locale, siteConfig.title, siteConfig.tagline),
      );
    },
  };
}

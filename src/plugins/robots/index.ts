import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, locales, rootLocale} from '../../config/locales';

/**
 * Writes robots.txt for the whole site, once: everything may be crawled, and each language has its sitemap. Pages that should not be listed
 * say so themselves, which a crawler only sees when it may read them.
 */
export default function robotsPlugin(context: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig}) {
      if (context.i18n.currentLocale !== rootLocale) {
        return;
      }
      const sitemaps = localeCodes.map(
        (code) => `Sitemap: ${siteConfig.url}${locales[code].base}sitemap.xml`,
      );
      await writeFile(
        path.join(outDir, 'robots.txt'),
        ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'),
      );
    },
  };
}

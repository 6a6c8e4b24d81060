import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeCodes, locales, rootLocale} from '../../config/locales';
import {robotsText} from './robots';

/** Writes robots.txt for the whole site, once, with the origin that the site is built for. */
export default function robotsPlugin(context: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig}) {
      if (context.i18n.currentLocale !== rootLocale) {
        return;
      }
      const baseUrls = localeCodes.map((code) => locales[code].base);
      const text = robotsText(siteConfig.url, baseUrls);
      await writeFile(path.join(outDir, 'robots.txt'), text);
    },
  };
}

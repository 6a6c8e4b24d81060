import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import type {Locale} from '../../config/locales';
import {
  appIconFile,
  appIconSizes,
  WEB_APP_FILE,
  webAppManifest,
} from './webApp';

/** Makes the site installable in each language: the manifest, a link to it in each page, and its icons. */
export default function webAppPlugin({
  i18n,
  siteConfig,
  siteDir,
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
          attributes: {rel: 'manifest', href: `${baseUrl}${WEB_APP_FILE}`},
        },
      ],
    }),
    async postBuild({outDir}) {
      const drawing = path.join(siteDir, 'static/favicon.svg');
      await writeFile(
        path.join(outDir, WEB_APP_FILE),
        webAppManifest(locale, siteConfig.title, siteConfig.tagline),
      );
      for (const size of appIconSizes) {
        const file = path.join(outDir, appIconFile(size));
        await mkdir(path.dirname(file), {recursive: true});
        // The drawing is 32 wide at 72 dots per inch.
        await sharp(drawing, {density: (72 * size) / 32})
          .resize(size, size)
          .png()
          .toFile(file);
      }
    },
  };
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {afterBuild} from '../inThread';
import {previewsOf} from './previewsOf';
import type {PreviewsJob} from './writePreviews';

/** Draws the picture that other sites show beside a link, for each page. */
export default function previewsPlugin({
  i18n,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  // Docusaurus builds only the languages that the configuration lists.
  const locale = i18n.currentLocale as Locale;
  return afterBuild({
    name: 'previews',
    module: path.join(__dirname, 'writePreviews'),
    pagesOf: (content) => previewsOf(content, siteConfig.title, locale),
    jobOf: (previews, {outDir}): PreviewsJob => ({siteDir, outDir, previews}),
  });
}

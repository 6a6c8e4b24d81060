import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {docsContent} from '../docsContent';
import {inThread} from '../inThread';
import {previewsOf, type Preview} from './previewsOf';
import type {PreviewsJob} from './writePreviews';

/** Draws the picture that other sites show beside a link, for each page. */
export default function previewsPlugin({
  i18n,
  siteConfig,
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  // Docusaurus builds only the languages that the configuration lists.
  const locale = i18n.currentLocale as Locale;
  let previews: readonly Preview[] = [];
  return {
    name: 'previews',
    async allContentLoaded({allContent}) {
      const content = docsContent(allContent);
      previews = previewsOf(content, siteConfig.title, locale);
      return Promise.resolve();
    },
    async postBuild({outDir}) {
      const job: PreviewsJob = {
        siteDir,
        outDir,
        previews,
      };
      await inThread(
        path.join(__dirname, 'writePreviews'),
        job,
        generatedFilesDir,
      );
    },
  };
}

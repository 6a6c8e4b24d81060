import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {inThread} from '../inThread';
import {twinVersions, type TwinVersion} from './documents';
import type {TwinsJob} from './writeAllTwins';

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Writes each page as Markdown beside its address, from the same text that Docusaurus makes the page of, and the lists of these files
 * for programs that read them: `llms.txt` and `llms-full.txt`.
 */
export default function markdownTwinsPlugin({
  i18n,
  siteDir,
  generatedFilesDir,
  codeTranslations,
}: LoadContext): Plugin {
  let versions: readonly TwinVersion[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const content = allContent[docsPlugin]?.default as LoadedContent;
      versions = twinVersions(content, siteDir);
      return Promise.resolve();
    },
    async postBuild({outDir, siteConfig}) {
      const job: TwinsJob = {
        siteDir,
        outDir,
        url: siteConfig.url,
        locale: i18n.currentLocale as Locale,
        codeTranslations,
        versions,
      };
      await inThread(
        path.join(__dirname, 'writeAllTwins'),
        job,
        generatedFilesDir,
      );
    },
  };
}

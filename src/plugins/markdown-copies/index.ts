import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {inThread} from '../inThread';
import {docsPlugin} from '../search-index/versions';
import {copiedVersions, type CopiedVersion} from './documents';
import type {CopiesJob} from './writeCopies';

/**
 * Writes each page as Markdown beside its address, from its built HTML, and the lists of these files for programs that read them:
 * `llms.txt` and `llms-full.txt`.
 */
export default function markdownCopiesPlugin({i18n}: LoadContext): Plugin {
  let versions: readonly CopiedVersion[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const content = allContent[docsPlugin]?.default as LoadedContent;
      versions = copiedVersions(content);
      return Promise.resolve();
    },
    async postBuild({outDir, siteConfig, generatedFilesDir}) {
      const job: CopiesJob = {
        outDir,
        url: siteConfig.url,
        locale: i18n.currentLocale as Locale,
        versions,
      };
      await inThread(
        path.join(__dirname, 'writeCopies'),
        job,
        generatedFilesDir,
      );
    },
  };
}

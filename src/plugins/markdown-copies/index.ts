import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {docsContent} from '../docsContent';
import {inThread} from '../inThread';
import {copiedVersions, type CopiedVersion} from './documents';
import type {MarkdownCopiesJob} from './writeMarkdownCopies';

/**
 * Writes each page as Markdown beside its address, from its built HTML, and the lists of these files for programs that read them:
 * `llms.txt` and `llms-full.txt`.
 */
export default function markdownCopiesPlugin({i18n}: LoadContext): Plugin {
  let versions: readonly CopiedVersion[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const content = docsContent(allContent);
      versions = copiedVersions(content);
      return Promise.resolve();
    },
    async postBuild({outDir, siteConfig, generatedFilesDir}) {
      const job: MarkdownCopiesJob = {
        outDir,
        url: siteConfig.url,
        locale: i18n.currentLocale as Locale,
        versions,
      };
      await inThread(
        path.join(__dirname, 'writeMarkdownCopies'),
        job,
        generatedFilesDir,
      );
    },
  };
}

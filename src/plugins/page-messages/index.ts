import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {docsContent} from '../docsContent';
import {inThread} from '../inThread';
import {versionsOf, type Version} from '../search-index/versions';
import type {MessagesJob} from './writeMessages';

/** Collects, from the built pages, the messages that their tables explain: the error finder fetches them when it is used. */
export default function pageMessagesPlugin({
  i18n,
  siteDir,
}: LoadContext): Plugin {
  let versions: readonly Version[] = [];
  return {
    name: 'page-messages',
    async allContentLoaded({allContent}) {
      const content = docsContent(allContent);
      versions = versionsOf(content, siteDir, i18n.currentLocale as Locale);
      return Promise.resolve();
    },
    async postBuild({outDir, generatedFilesDir}) {
      const job: MessagesJob = {outDir, versions};
      await inThread(
        path.join(__dirname, 'writeMessages'),
        job,
        generatedFilesDir,
      );
    },
  };
}

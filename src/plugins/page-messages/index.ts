import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {afterBuild} from '../inThread';
import {versionsOf} from '../search-index/versions';
import type {MessagesJob} from './writeMessages';

/** Collects, from the built pages, the messages that their tables explain: the error finder fetches them when it is used. */
export default function pageMessagesPlugin({
  i18n,
  siteDir,
}: LoadContext): Plugin {
  return afterBuild({
    name: 'page-messages',
    module: path.join(__dirname, 'writeMessages'),
    pagesOf: (content) =>
      versionsOf(content, siteDir, i18n.currentLocale as Locale),
    jobOf: (versions, {outDir}): MessagesJob => ({outDir, versions}),
  });
}

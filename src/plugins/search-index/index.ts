import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/locales';
import {INDEX_FOLDER} from '../../components/search/indexFiles';
import {afterBuild} from '../inThread';
import {versionsOf} from './versions';
import type {IndexesJob} from './writeIndexes';

/**
 * Makes the search index of each version of the documentation in this language, from the built pages: only there the facts stand
 * where readers see them.
 */
export default function searchIndexPlugin({
  i18n,
  siteDir,
  outDir: buildDir,
  baseUrl,
}: LoadContext): Plugin {
  return {
    ...afterBuild({
      name: 'search-index',
      module: path.join(__dirname, 'writeIndexes'),
      pagesOf: (content) =>
        versionsOf(content, siteDir, i18n.currentLocale as Locale),
      jobOf: (versions, {outDir}): IndexesJob => ({siteDir, outDir, versions}),
    }),
    // While somebody writes, search answers from the site that was built last.
    configureWebpack: ({mode}) =>
      mode === 'production'
        ? {}
        : {
            mergeStrategy: {'devServer.static': 'append'},
            devServer: {
              static: ['search-index/', INDEX_FOLDER].map((folder) => ({
                directory: path.join(buildDir, folder),
                publicPath: `${baseUrl}${folder}`,
                watch: false,
              })),
            },
          },
  };
}

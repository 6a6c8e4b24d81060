import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** How many pages import what lies in the file of what they share: more than have tabs, which others do without, fewer than there are storages. */
const SHARED_BY = 60;

/** What Docusaurus loads around the text of every page of the site, each by itself. */
const framing = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/** What Docusaurus calls the script of a part, in a build. */
function scriptName(part: string): string {
  return createHash('md5').update(part).digest('hex').slice(0, 8);
}

/** Keeps what every page loads small, by settings of the bundler that Docusaurus leaves to a site. */
export default function pageWeightPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  const framingNames = new Set(framing.map(scriptName));
  return {
    name: 'page-weight',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
                  resolve: {
                    alias: {tslib$: path.join(__dirname, 'importDefault.ts')},
                  },
                },
                {
                  include: path.join(generatedFilesDir, 'registry.js'),
                  loader: path.join(__dirname, 'registryLoader.mjs'),
                },
              ],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Otherwise a block is in every page that imports it, unless half of all pages do.
                  common: {minChunks: SHARED_BY},
                  // One request for what no page goes without, and nothing in it twice.
                  framing: {
                    name: 'framing',
                    chunks: ({name}: {name?: string | null}) =>
                      framingNames.has(name ?? ''),
                    enforce: true,
                    priority: 45,
                  },
                },
              },
            },
          },
  };
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanGlobalData, leanRoute} from './leanVersions';

/**
 * Every page loads what Docusaurus knows of the versions: their sidebars, and twice the list of their pages, which it has for parts that this
 * site does not have.
 */
export default function versionDataPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'version-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: path.join(
              generatedFilesDir,
              'docusaurus-plugin-content-docs',
            ),
            test: /[\\/]p[\\/][^\\/]+\.json$/,
            type: 'json',
            parser: {parse: leanRoute},
          },
          {
            include: path.join(generatedFilesDir, 'globalData.json'),
            type: 'json',
            parser: {parse: leanGlobalData},
          },
        ],
      },
    }),
  };
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutDescriptions} from './withoutDescriptions';

/**
 * Every page loads the sidebars and the list of pages of its version. Docusaurus lists each page's description there, for cards of pages
 * that this site does not have.
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
            parser: {parse: withoutDescriptions},
          },
        ],
      },
    }),
  };
}

import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createDependenciesOf} from './dependencies';

/**
 * Has a page compiled again as soon as something changes that it depends on besides its own text: in a preview, and where the bundler
 * caches compiled pages between builds.
 */
export default function factsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'facts',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.md$/,
            enforce: 'post',
            loader: path.join(__dirname, 'dependencyLoader.mjs'),
            options: {dependenciesOf: createDependenciesOf(siteDir)},
          },
        ],
      },
    }),
  };
}

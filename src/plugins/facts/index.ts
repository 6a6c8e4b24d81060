import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createDependenciesOf} from './dependencies';

/**
 * Has a page compiled again as soon as something changes that it is made from besides its own text: in a page that is being previewed,
 * and where the bundler keeps compiled pages from one time to the next.
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

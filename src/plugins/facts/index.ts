import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordFile} from '../../markdown/front-matter/readTranslations';
import {createDependenciesOf} from './dependencies';
import {writeReviewFiles} from './reviewFiles';

/**
 * Has a page compiled again as soon as something changes that it depends on besides its own text: in a preview, and where the bundler
 * caches compiled pages between builds.
 */
export default function factsPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const reviews = path.join(generatedFilesDir, 'translation-reviews');
  return {
    name: 'facts',
    getPathsToWatch: () => [path.join(siteDir, recordFile)],
    loadContent() {
      writeReviewFiles(siteDir, reviews);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.md$/,
            enforce: 'post',
            loader: path.join(__dirname, 'dependencyLoader.mjs'),
            options: {dependenciesOf: createDependenciesOf(siteDir, reviews)},
          },
        ],
      },
    }),
  };
}

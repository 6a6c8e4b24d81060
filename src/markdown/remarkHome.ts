import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {PageFrontMatter} from '../lib/frontMatter';
import {layoutOf} from './mdxNodes';

function layoutName({home, portfolio}: Partial<PageFrontMatter>) {
  if (home === true) {
    return 'home/ProjectPage';
  }
  return portfolio === true ? 'portfolio/PortfolioHome' : undefined;
}

/** Exports the layout of a home page from the page itself, so that no other page loads it. */
export const remarkHome: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter = {}} = file.data as {
    frontMatter?: Partial<PageFrontMatter>;
  };
  const name = layoutName(frontMatter);
  if (name !== undefined) {
    tree.children.unshift(
      layoutOf(path.posix.basename(name), `@site/src/components/${name}`),
    );
  }
};

import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {layoutOf} from './mdxNodes';

/** Which layout a page asks for in its front matter. */
function layoutName({home, portfolio}: Partial<PageFrontMatter>) {
  if (home === true) {
    return 'ProjectPage';
  }
  return portfolio === true ? 'PortfolioPage' : undefined;
}

/** Has a home page bring the layout around its text, which no other page loads. */
export const remarkHome: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter = {}} = file.data as {
    frontMatter?: Partial<PageFrontMatter>;
  };
  const name = layoutName(frontMatter);
  if (name !== undefined) {
    tree.children.unshift(layoutOf(name, `@site/src/components/home/${name}`));
  }
};

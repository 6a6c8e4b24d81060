import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** The folders that hold one version of the pages in one language; what follows is a page's path. */
const contentRoot =
  /^(?:.*\/)?(?:docs|versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\//;

/**
 * A relative link to a Markdown file, written from the content's root: `../config/index.md` in `docs/guide/index.md` is
 * `/config/index.md`. Other links are returned as they are.
 *
 * @param file path of the linking file, with forward slashes
 */
export function rootLink(link: string, file: string): string {
  const [target = '', ...fragment] = link.split('#');
  const isRelativeFile = /^[^/:?]+(?:\/[^:?]*)?\.mdx?$/.test(target);
  const root = contentRoot.exec(file)?.[0];
  if (!isRelativeFile || root === undefined) {
    return link;
  }
  const folder = path.posix.dirname(file.slice(root.length));
  const fromRoot = path.posix.join('/', folder, decodeURI(target));
  return [encodeURI(fromRoot), ...fragment].join('#');
}

/**
 * Lets a translated page link to one that is not translated yet, and back: Docusaurus looks for a link from the root in both folders,
 * for a relative one only beside the page.
 */
export const remarkRootLinks: Plugin<[], Root> = () => (tree, file) => {
  const from = path.relative(file.cwd, file.path).replaceAll('\\', '/');
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = rootLink(node.url, from);
    }
  });
};

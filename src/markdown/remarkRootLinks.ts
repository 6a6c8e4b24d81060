import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {versionOfFile} from '../lib/version';
import {localeOfFile} from './facts/remarkFacts';
import {pageFileIn} from './front-matter/readTranslations';

/** The folders that contain one version of the pages in one language; what follows is a page's path. */
const contentRoot =
  /^(?:.*\/)?(?:docs|versioned_docs\/version-[^/]+|i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+)\//;

/**
 * Makes a relative link to a Markdown file relative to the content's root: `../config/index.md` in `docs/guide/index.md` is
 * `/config/index.md`. Other links are returned unchanged.
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
 * A link from a page of an older version to a page that the version does not have, such as an OAuth tool: leads to the newest page, in the
 * language of the linking one where it exists.
 *
 * @param link as {@link rootLink} returns it
 * @param file path of the linking file from the project's folder
 */
export function newestLink(
  siteDir: string,
  link: string,
  file: string,
): string {
  const version = versionOfFile(file);
  const [target = '', ...fragment] = link.split('#');
  if (version === undefined || !/^\/.*\.mdx?$/.test(target)) {
    return link;
  }
  const locale = localeOfFile(file);
  const name = decodeURI(target.slice(1));
  const newest =
    pageFileIn(siteDir, locale, name, version) === undefined
      ? pageFileIn(siteDir, locale, name)
      : undefined;
  return newest === undefined
    ? link
    : [`@site/${encodeURI(newest)}`, ...fragment].join('#');
}

/**
 * Lets a translated page link to one that is not translated yet, and back: Docusaurus resolves a link from the root in both folders, but a
 * relative one only beside the page.
 */
export function createRemarkRootLinks(siteDir: string): Plugin<[], Root> {
  return () => (tree, file) => {
    const from = path.relative(siteDir, file.path).replaceAll('\\', '/');
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = newestLink(siteDir, rootLink(node.url, from), from);
      }
    });
  };
}

import {statSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Image, Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {versionOfFile} from '../lib/version';
import {localeOfFile} from './facts/remarkFacts';
import {pageFileIn} from './front-matter/readTranslations';
import {newestLink, rootLink} from './remarkRootLinks';
import {createSectionIds, type SectionIds} from './sectionIds';

/** A page elsewhere, or a file that the build makes, which has an address only. */
const elsewhere =
  /^(?:https:\/\/|pathname:\/\/\/(?:zh\/)?(?:openapi\.json|box\/alist-docs-(?:en|zh)\.zip(?:\.sha256)?)$)/;

const file = /^\.{1,2}\/[\w./-]+\.md(?:#[\w-]+)?$/;

/**
 * Why a link leads nowhere, if it does.
 *
 * @param link as an author writes it
 * @param from the linking file, from the project's folder with forward slashes
 */
function linkComplaint(
  siteDir: string,
  link: string,
  from: string,
  idsOf: SectionIds,
): string | undefined {
  if (elsewhere.test(link)) {
    return undefined;
  }
  if (!link.startsWith('#') && !file.test(link)) {
    return `found a link to ${link}, expected the file of a page, such as ./index.md or ../faq/index.md#why, a heading of this page, or https://`;
  }
  const [, id] = link.split('#');
  const [target = ''] = newestLink(siteDir, rootLink(link, from), from).split(
    '#',
  );
  let page: string | undefined = from;
  if (target.startsWith('@site/')) {
    page = target.slice('@site/'.length);
  } else if (target !== '') {
    const route = target.slice(1);
    page = pageFileIn(siteDir, localeOfFile(from), route, versionOfFile(from));
  }
  if (page === undefined) {
    return `found a link to ${link}, which is not there, expected the file of a page`;
  }
  const ids = id === undefined ? [] : idsOf(page);
  return id === undefined || ids.includes(id)
    ? undefined
    : `found a link to #${id}, which ${page} does not have, expected one of: ${ids.filter(Boolean).join(', ')}`;
}

function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\* #([\w-]+) \*\/$/.exec(last.value)?.[1]
    : undefined;
}

/** Letters that a description of an image has at least; a Han character counts as two. */
const SHORTEST_ALT = 10;

/** Size of the largest picture. A screenshot of 1600 × 1000 pixels has about 110 kB. */
const LARGEST_PICTURE_BYTES = 1_000_000;

function imageComplaint({alt, url}: Image, file: string): string | undefined {
  const words = alt ?? '';
  const han = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  const isChinese = localeOfFile(file) === 'zh';
  if (words.length + han < SHORTEST_ALT || han > 1 !== isChinese) {
    return `found the image text "${words}", expected what the image shows, in the language of the page, in ${SHORTEST_ALT} letters or ${SHORTEST_ALT / 2} Han characters at least`;
  }
  const picture = path.join(path.dirname(file), url.replace(/#.*$/, ''));
  const bytes = statSync(picture, {throwIfNoEntry: false})?.size;
  if (bytes === undefined) {
    return `found the image ${url}, which is not there, expected a file beside the page, such as ./img/screen.png`;
  }
  return bytes > LARGEST_PICTURE_BYTES
    ? `found ${url} with ${bytes} bytes, expected ${LARGEST_PICTURE_BYTES} at most; fix: save it with fewer pixels`
    : undefined;
}

/**
 * Fails the build, with file and line, at each heading without an id of its own, each link that leads nowhere, and each image that is not
 * there, has no words or too many bytes. It runs first, on what authors wrote.
 */
export function createRemarkPageRules(siteDir: string): Plugin<[], Root> {
  const idsOf = createSectionIds(siteDir);
  return () => (tree, page) => {
    const from = path.relative(siteDir, page.path).replaceAll('\\', '/');
    const taken = new Set<string>();
    const complaintOf = (node: Nodes): string | undefined => {
      switch (node.type) {
        case 'heading': {
          const id = idOf(node);
          if (id !== undefined && !taken.has(id)) {
            taken.add(id);
            return undefined;
          }
          const found = id === undefined ? 'no id' : `the id #${id} again`;
          return `found ${found} at a heading, expected one of its own, the same in both languages: ## Title {/* #title */}`;
        }
        case 'link':
        case 'definition':
          return linkComplaint(siteDir, node.url, from, idsOf);
        case 'image':
          return imageComplaint(node, page.path);
        default:
          return undefined;
      }
    };
    visit(tree, (node) => {
      const reason = complaintOf(node);
      if (reason !== undefined) {
        page.message(reason, node.position, `page-rules:${node.type}`);
      }
    });
    const [first, ...others] = page.messages;
    if (first !== undefined) {
      first.message = [first.reason, ...others.map(String)].join('\n');
      first.fatal = true;
      throw first;
    }
  };
}

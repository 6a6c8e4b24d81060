import {toWrite} from '../../scripts/placeholders/marker';
import {pageFiles, titleToWrite} from './pageTexts';
import {insertAfter, refuse, type Plan} from './plan';
import {pagesOf, type Project} from './project';

const SIDEBARS = 'sidebars.ts';

export interface PageOptions {
  /** Its path without an ending, such as `guide/advanced/quota`. */
  page: string | undefined;
  title?: string | undefined;
  chineseTitle?: string | undefined;
}

/**
 * Refuses a path that no page can have, or that one has already.
 *
 * @param where the word of the command that gave it
 */
export function checkPage(project: Project, page: string, where: string): void {
  if (!/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)+$/.test(page)) {
    refuse(
      where,
      page,
      'a path below docs/ without ending, such as guide/advanced/quota',
    );
  }
  const taken = pagesOf(project).find(
    (known) => known.toLowerCase() === page.toLowerCase(),
  );
  if (taken !== undefined) {
    refuse(
      where,
      page,
      `a path that is free: ${taken} is there, and addresses do not differ in case only`,
    );
  }
}

interface Row {
  line: string;
  depth: number;
}

/** The rows of the pages in a folder whose place is not explained by a comment above them. */
function rowsOf(folder: string, sidebars: string): Row[] {
  const lines = sidebars.split('\n');
  const row = new RegExp(`^( *)(?:\\w+: \\[)?'${folder}/[\\w.-]+',?`);
  return lines.flatMap((line, index) => {
    const [, indent] = row.exec(line) ?? [];
    const isExplained = lines[index - 1]?.trim().startsWith('//') === true;
    return indent === undefined || isExplained
      ? []
      : [{line, depth: indent.length}];
  });
}

/** Adds the page to the sidebars after the last page of its folder. Folders whose pages are listed automatically need no row. */
function withRow(page: string, sidebars: string): string {
  const folder = page.replace(/\/[^/]+$/, '');
  const generated = sidebars.matchAll(/dirName: '([^']+)'/g);
  if ([...generated].some(([, name]) => `${folder}/`.startsWith(`${name}/`))) {
    return sidebars;
  }
  const rows = rowsOf(folder, sidebars);
  const shallowest = Math.min(...rows.map(({depth}) => depth));
  const last = rows.filter(({depth}) => depth === shallowest).at(-1);
  const [, name] = /('[^']+',?)(?!.*')/.exec(last?.line ?? '') ?? [];
  return name === undefined
    ? refuse(
        'page',
        page,
        `a folder that ${SIDEBARS} lists; write the first page of a new group, and its row, by hand`,
      )
    : insertAfter(
        sidebars,
        new RegExp(name.replaceAll('.', '\\.')),
        `${name.endsWith(',') ? '' : ','}'${page}',`,
        SIDEBARS,
      );
}

export function planPage(project: Project, wish: PageOptions): Plan {
  const page =
    wish.page ??
    refuse('page', wish.page, 'a path, such as guide/advanced/quota');
  checkPage(project, page, 'page');
  if (page.startsWith('tool/')) {
    refuse(
      'page',
      page,
      'a page for reading; CONTRIBUTING.md says how a provider gets its pages',
    );
  }
  const folder = page.replace(/\/[^/]+$/, '');
  const index = `${folder}/index`;
  if (!pagesOf(project).includes(index)) {
    refuse(
      'page',
      page,
      `a folder with an index page; these have one: ${pagesOf(project)
        .filter(
          (known) => known.endsWith('/index') && !known.startsWith('tool'),
        )
        .map((known) => known.slice(0, -'/index'.length))
        .join(', ')}`,
    );
  }
  const sidebars = project.read(SIDEBARS);
  const rows = withRow(page, sidebars);
  return {
    created: pageFiles(page, {
      en: {
        title: wish.title ?? titleToWrite.en,
        body: [
          toWrite('What the page is for, in its first sentence'),
          '## Before you start {/* #before-you-start */}',
          `- ${toWrite('What a reader has to have, and to know')}`,
          '## Steps {/* #steps */}',
          `1. ${toWrite('What to do first')}`,
          '## What goes wrong {/* #problems */}',
          `- ${toWrite('What is seen, why, and what to do')}`,
        ].join('\n\n'),
      },
      zh: {
        title: wish.chineseTitle ?? titleToWrite.zh,
        body: [
          toWrite('第一句说明本页的用途'),
          '## 开始之前 {/* #before-you-start */}',
          `- ${toWrite('读者需要准备和了解什么')}`,
          '## 步骤 {/* #steps */}',
          `1. ${toWrite('第一步做什么')}`,
          '## 常见报错 {/* #problems */}',
          `- ${toWrite('现象、原因和办法')}`,
        ].join('\n\n'),
      },
    }),
    changed: rows === sidebars ? {} : {[SIDEBARS]: rows},
    pages: [page],
  };
}

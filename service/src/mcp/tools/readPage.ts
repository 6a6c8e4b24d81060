import * as z from 'zod';
import type {CorePage} from '../../../../src/components/search/indexFiles';
import type {Locale} from '../../../../src/config/locales';
import {localeOf} from '../../../../src/lib/address';
import {splitCopy, wholeSection, type CopySection} from '../copySections';
import {isSamePage, type Docs} from '../docs';
import {labelsIn} from '../labels';
import {ANSWER_LIMIT, cutText, defineTool, nearNames, words} from '../tool';
import {ToolProblem} from '../toolProblem';

/** A path as clients have it: an address of any host, with or without a fragment. */
function parsePath(text: string): {path: string; id?: string} {
  const [address = '', id] = text
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/\.md(?=#|$)/, '')
    .split('#');
  const path = address.startsWith('/') ? address : `/${address}`;
  return id === undefined || id === '' ? {path} : {path, id};
}

export async function findPage(docs: Docs, path: string): Promise<CorePage> {
  const locale = localeOf(path);
  const pages = await docs.pages(locale);
  const page = pages.find(({address}) => isSamePage(address, path, locale));
  if (page === undefined) {
    const near = nearNames(pages, ({address, title}) => [address, title], path);
    throw new ToolProblem(
      `There is no such page.${near} Call search_docs to find one.`,
    );
  }
  return page;
}

const outline = (sections: readonly CopySection[]) =>
  sections
    .map(
      ({id, level, heading, text}) =>
        `${'  '.repeat(level - 2)}- ${id}: ${heading} (${text.length} characters)`,
    )
    .join('\n');

/** The section with its address, which can be cited. */
function readSection(
  sections: readonly CopySection[],
  wanted: string,
  {address, locale}: {address: string; locale: Locale},
): string {
  const label = labelsIn(locale);
  const index = sections.findIndex(
    ({id, heading}) =>
      id === wanted || heading.toLowerCase() === wanted.toLowerCase(),
  );
  if (index === -1) {
    throw new ToolProblem(
      `The page has no such section. Call read_page with one of:\n${outline(sections)}`,
    );
  }
  const whole = wholeSection(sections, index);
  const text = whole.map((section) => section.text).join('\n\n');
  const head = `${address}#${whole[0]?.id ?? ''}\n\n`;
  return text.length <= ANSWER_LIMIT
    ? head + text
    : `${head}${cutText(whole[0]?.text ?? '', ANSWER_LIMIT, label('more'))}\n\n${label('sections')}\n${outline(whole.slice(1))}`;
}

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page or a section',
  description: `Returns a page of the AList documentation as Markdown, or one section of it. A page of more than ${ANSWER_LIMIT} characters is answered with its beginning and the list of its sections; call again with one of them.`,
  input: z.strictObject({
    path: words(
      300,
      'Path or address of a page, such as /guide/drivers/s3, /zh/guide/webdav.html, or what search_docs returned.',
    ),
    section: words(
      200,
      'Id or heading of a section, such as "endpoint".',
    ).optional(),
  }),
  answer: async (docs, {path: given, section}) => {
    const {path, id} = parsePath(given);
    const locale = localeOf(path);
    const label = labelsIn(locale);
    const page = await findPage(docs, path);
    const copy = await docs.copyOf(page);
    const {site} = await docs.facts();
    const split = splitCopy(copy, page);
    const wanted = section ?? id;
    if (wanted !== undefined) {
      return readSection(split.sections, wanted, {
        address: site + page.address,
        locale,
      });
    }
    return copy.length <= ANSWER_LIMIT
      ? copy
      : `${cutText(split.intro, ANSWER_LIMIT / 2, label('more'))}\n\n${label('sections')}\n${outline(split.sections)}`;
  },
});

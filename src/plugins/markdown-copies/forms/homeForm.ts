import type {PageFrontMatter} from '../../../lib/frontMatter';
import {
  heading,
  link,
  list,
  paragraph,
  strong,
  type Block,
  type Words,
} from './nodes';

interface Entry {
  title: string;
  details?: string | undefined;
  link?: string | undefined;
}

/**
 * What a home page shows from its front matter, before its text.
 *
 * @param colon what stands between a name and what is said of it
 * @param linkTo the whole address that a link of the page leads to
 */
export function homeForm(
  page: PageFrontMatter,
  linkTo: (url: string) => string,
  colon: string,
): Block[] {
  const line = (entry: Entry): Words[] => [
    entry.link === undefined
      ? strong(entry.title)
      : link(linkTo(entry.link), entry.title),
    ...(entry.details === undefined ? [] : [`${colon}${entry.details}`]),
  ];
  const said = [page.welcome, page.tagline, page.content];
  const links = [
    ...(page.actions ?? []).map(({text, link: url}) => [
      link(linkTo(url), text),
    ]),
    ...(page.medias ?? []).map(({name, url}) => [link(linkTo(url), name)]),
  ];
  const listOf = (items: readonly (readonly Words[])[], isOrdered = false) =>
    items.length === 0 ? [] : [list(items, {isOrdered})];
  return [
    ...said.flatMap((text) => (text === undefined ? [] : [paragraph(text)])),
    ...listOf(links),
    ...listOf((page.features ?? []).map(line)),
    ...(page.highlights ?? []).flatMap((highlight): Block[] => [
      ...(highlight.header === undefined
        ? []
        : [heading(2, {type: 'text', value: highlight.header})]),
      ...(highlight.description === undefined
        ? []
        : [paragraph(highlight.description)]),
      ...listOf(
        (highlight.highlights ?? highlight.features ?? []).map(line),
        highlight.type === 'order',
      ),
    ]),
  ];
}

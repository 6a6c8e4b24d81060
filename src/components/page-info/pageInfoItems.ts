import {
  defaultPageInfo,
  externalLinkIconByDefault,
  READING_TIME_SHOWN_FROM,
  type PageInfoName,
} from '../../config/pageInfo';
import type {PagePath} from '../../lib/address';
import type {PageFrontMatter} from '../../lib/frontMatter';
import {readingTime, type ReadingTime} from './readingTime';
import type {TranslationNotice} from '../translation-status/translationState';

/** What the build finds out about a page; travels in its front matter, so that a page carries its own facts and no others. */
export interface PageFacts {
  words: number;
  /** When the page was first committed, in milliseconds. This and the names are absent without the repository's history. */
  created?: number;
  /** Names, in the order of their first contribution. */
  contributors?: string[];
  /** What the page tells its reader about its translation, if anything. */
  translation?: TranslationNotice;
  /** Titles of the pages that its author put before and after it by their paths. */
  neighbours?: Record<PagePath, string>;
}

/** One thing that the row under the title says. */
export type PageInfoItem =
  | {name: 'author' | 'category' | 'tag'; values: string[]}
  | {name: 'original'}
  | {name: 'date'; date: string}
  | {name: 'readingTime'; time: ReadingTime}
  | {name: 'words'; count: number};

const listOf = (words: string | string[] | undefined): string[] =>
  words === undefined ? [] : [words].flat();

/** `2026-08-05`, from a date as YAML or JSON gives it. */
function dayOf(date: Date | string | number): string {
  return new Date(date).toISOString().slice(0, 10);
}

/**
 * What the row says for one of its names; nothing where the page has no such thing.
 *
 * @param isAsked whether the page's author named it, so that also what is quiet by default is shown
 */
function itemOf(
  name: PageInfoName,
  page: PageFrontMatter,
  facts: PageFacts,
  isAsked: boolean,
): PageInfoItem | undefined {
  switch (name) {
    case 'author':
    case 'category':
    case 'tag': {
      const values = listOf(page[name]);
      return values.length > 0 ? {name, values} : undefined;
    }
    case 'original':
      return page.original === true ? {name} : undefined;
    case 'date': {
      const date = page.date ?? (isAsked ? facts.created : undefined);
      return date === undefined ? undefined : {name, date: dayOf(date)};
    }
    case 'readingTime': {
      const time = readingTime(facts.words);
      const isLong =
        time.kind === 'minutes' && time.minutes >= READING_TIME_SHOWN_FROM;
      return isAsked || isLong ? {name, time} : undefined;
    }
    case 'words':
      return {name, count: facts.words};
  }
}

/** Whether links in the text that leave the site carry a mark. */
export function marksExternalLinks({
  externalLinkIcon,
}: PageFrontMatter): boolean {
  return externalLinkIcon ?? externalLinkIconByDefault;
}

/** The row under a page's title, in the order that its author or the site's settings give. */
export function pageInfoOf(
  page: PageFrontMatter,
  facts: PageFacts,
): PageInfoItem[] {
  if (page.pageInfo === false) {
    return [];
  }
  const isAsked = page.pageInfo !== undefined;
  return [...new Set(page.pageInfo ?? defaultPageInfo)]
    .map((name) => itemOf(name, page, facts, isAsked))
    .filter((item): item is PageInfoItem => item !== undefined);
}

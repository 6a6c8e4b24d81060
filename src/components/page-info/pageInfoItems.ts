import {
  defaultPageInfo,
  externalLinkIconByDefault,
  READING_TIME_SHOWN_FROM,
  type PageInfoName,
} from '../../config/pageInfo';
import type {PagePath} from '../../lib/address';
import type {PageFrontMatter} from '../../lib/frontMatter';
import type {Monogram} from '../../lib/monogram';
import {readingTime} from './readingTime';
import type {TranslationNoticeContent} from '../translation-status/translationState';

/** A folder of pages, by its first page. */
export interface PageFolder {
  page: PagePath;
  title: string;
}

/** What the build finds out about a page; it is added to the front matter, so that a page carries its own details and no others. */
export interface PageDetails {
  words: number;
  /** The tile of the driver that the page is about, in place of an icon. */
  monogram?: Monogram;
  /** Samples of requests stand beside the text where there is room. */
  hasSamples?: true;
  /** When the page was first committed, in milliseconds. This and the names are absent without the repository's history. */
  created?: number;
  /** Names, in the order of their first contribution. */
  contributors?: string[];
  /** The notice about the page's translation, if any. */
  translation?: TranslationNoticeContent;
  /** Of a page without a sidebar: the folders that it is in, the outermost first. */
  folders?: PageFolder[];
  /** Titles of the pages that its author named as previous and next by their paths. */
  neighbours?: Record<PagePath, string>;
}

/** One item of the row below the text. */
export type PageInfoItem =
  | {name: 'author' | 'category' | 'tag'; values: string[]}
  | {name: 'original'}
  | {name: 'date'; date: string}
  | {name: 'readingTime'; minutes: number}
  | {name: 'words'; count: number};

const listOf = (values: string | string[] | undefined): string[] =>
  values === undefined ? [] : [values].flat();

/** `2026-08-05`, from a date as YAML or JSON has it. */
function dayOf(date: Date | string | number): string {
  return new Date(date).toISOString().slice(0, 10);
}

/**
 * The item for one of the names; `undefined` where the page has no such fact.
 *
 * @param isAsked whether the page's author named it, so that it is shown even where the default would hide it
 */
function itemOf(
  name: PageInfoName,
  page: PageFrontMatter,
  details: PageDetails,
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
      const date = page.date ?? (isAsked ? details.created : undefined);
      return date === undefined ? undefined : {name, date: dayOf(date)};
    }
    case 'readingTime': {
      const minutes = readingTime(details.words);
      const isShown = isAsked || minutes >= READING_TIME_SHOWN_FROM;
      return isShown ? {name, minutes} : undefined;
    }
    case 'words':
      return {name, count: details.words};
  }
}

/** Whether external links in the text have an icon. */
export function marksExternalLinks({
  externalLinkIcon,
}: PageFrontMatter): boolean {
  return externalLinkIcon ?? externalLinkIconByDefault;
}

/** The row below a page's text, in the order of its front matter or of the site's settings. */
export function pageInfoOf(
  page: PageFrontMatter,
  details: PageDetails,
): PageInfoItem[] {
  if (page.pageInfo === false) {
    return [];
  }
  const isAsked = page.pageInfo !== undefined;
  return [...new Set<PageInfoName>(page.pageInfo ?? defaultPageInfo)]
    .map((name) => itemOf(name, page, details, isAsked))
    .filter((item): item is PageInfoItem => item !== undefined);
}

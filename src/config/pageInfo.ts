/** The default row below the text. Authors, dates, categories and tags are shown only where they exist. */
export const defaultPageInfo = [
  'author',
  'original',
  'date',
  'category',
  'tag',
  'readingTime',
] as const;

/** The items that the row can have, by the names that `pageInfo` in front matter uses. */
export const pageInfoNames = [...defaultPageInfo, 'words'] as const;

export type PageInfoName = (typeof pageInfoNames)[number];

/**
 * Reading time in minutes from which it is shown by default. A shorter one helps nobody to plan; and a page of fact blocks, whose tables
 * are not in its source, would claim to be short.
 */
export const READING_TIME_SHOWN_FROM = 2;

/** Defaults for the page icon in the breadcrumb, and for the icon on external links. */
export const breadcrumbIconByDefault = true;
export const externalLinkIconByDefault = true;

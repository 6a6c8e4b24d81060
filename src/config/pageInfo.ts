/** What the row under a title can say of its page, by the names that `pageInfo` in front matter uses. */
export const pageInfoNames = [
  'author',
  'original',
  'date',
  'category',
  'tag',
  'readingTime',
  'words',
] as const;

export type PageInfoName = (typeof pageInfoNames)[number];

/**
 * The row of a page whose author does not choose one. Authors, dates, categories and tags are there only where they were written.
 */
export const defaultPageInfo: readonly PageInfoName[] = [
  'author',
  'original',
  'date',
  'category',
  'tag',
  'readingTime',
];

/**
 * Reading time in minutes from which a page shows it without being asked. Below, it helps nobody to plan; and a page of fact blocks,
 * whose tables are not in its source, would claim to be short.
 */
export const READING_TIME_SHOWN_FROM = 2;

/** Whether a page whose author does not choose shows its icon in the breadcrumb, and marks links that leave the site. */
export const breadcrumbIconByDefault = true;
export const externalLinkIconByDefault = true;

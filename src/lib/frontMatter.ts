import * as z from 'zod';
import {iconNames} from '../config/icons';
import {pageInfoNames} from '../config/pageInfo';

const text = z.string().trim().min(1);
const link = text;
const listType = z.enum(['order', 'no-order', 'un-order']);

const action = z.strictObject({
  text,
  link,
  type: z.enum(['default', 'primary']).optional(),
  icon: z.enum(iconNames).optional(),
});

const feature = z.strictObject({
  title: text,
  details: text.optional(),
  icon: z.enum(iconNames).optional(),
  link: link.optional(),
});

const highlight = z.strictObject({
  header: text.optional(),
  description: text.optional(),
  image: link.optional(),
  bgImage: link.optional(),
  bgImageDark: link.optional(),
  type: listType.optional(),
  highlights: z.array(feature).optional(),
  features: z.array(feature).optional(),
});

const media = z.strictObject({
  name: text,
  icon: z.enum(iconNames).optional(),
  url: link,
});

const pager = z.union([
  z.literal(false),
  link,
  z.strictObject({text, link, icon: z.enum(iconNames).optional()}),
]);

/** A date as authors write it; YAML reads an unquoted one as a Date. */
const date = z.union([
  z.date(),
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-08-05'),
]);

const texts = z.union([text, z.array(text)]);

const flag = z.boolean();

/** The front matter of a page. Anything else fails the build. */
export const pageFrontMatter = z.strictObject({
  title: text,
  description: text,
  icon: z.enum(iconNames).optional(),
  /** Position among its neighbours: positive ascending first, then pages without one, then negative ascending. */
  order: z.number().int().optional(),
  shortTitle: text.optional(),
  author: texts.optional(),
  date: date.optional(),
  category: texts.optional(),
  tag: texts.optional(),
  original: flag.optional(),
  /** Not used yet: the site has no list of pages that could sort by it. */
  sticky: flag.optional(),
  /** The items of the row below the text, in this order; `false` hides it. */
  pageInfo: z
    .union(
      [z.literal(false), z.array(z.enum(pageInfoNames))],
      `false, or a list of ${pageInfoNames.join(', ')}`,
    )
    .optional(),
  /** The image that other sites show beside a link to the page, instead of the one that the build draws. */
  cover: link.optional(),
  /** A static page is public; only `false` is accepted. */
  encrypted: z
    .literal(false, 'false (a static page cannot keep a secret)')
    .optional(),

  /** The text is an unreviewed machine translation: the page says so, and search engines leave it out. */
  translation: z.literal('draft').optional(),

  /** `false` hides the bar at the top. */
  navbar: flag.optional(),
  sidebar: flag.optional(),
  toc: flag.optional(),
  /** Levels of headings below the title in the table of contents: 2 shows h2 and h3. */
  headerDepth: z.number().int().min(0).max(5).optional(),
  breadcrumb: flag.optional(),
  breadcrumbIcon: flag.optional(),
  lastUpdated: flag.optional(),
  contributors: flag.optional(),
  editLink: flag.optional(),
  externalLinkIcon: flag.optional(),
  prev: pager.optional(),
  next: pager.optional(),
  /** `false` hides the back-to-top button. */
  backToTop: flag.optional(),

  home: flag.optional(),
  heroText: text.optional(),
  tagline: text.optional(),
  heroImage: link.optional(),
  heroImageDark: link.optional(),
  heroAlt: z.string().optional(),
  heroFullScreen: flag.optional(),
  bgImage: link.optional(),
  bgImageDark: link.optional(),
  actions: z.array(action).optional(),
  features: z.array(feature).optional(),
  highlights: z.array(highlight).optional(),

  portfolio: flag.optional(),
  name: text.optional(),
  avatar: link.optional(),
  avatarDark: link.optional(),
  welcome: text.optional(),
  titles: z.array(z.string()).optional(),
  medias: z.array(media).optional(),
  content: text.optional(),

  /** Text across the page; `true` for the site's default, `false` for none. */
  watermark: z.union([flag, text]).optional(),
  comment: flag.optional(),
  /** Whether the images of the text open in a viewer; `true` by default. */
  imageViewer: flag.optional(),
});

export type PageFrontMatter = z.infer<typeof pageFrontMatter>;

/** Sorts after every positive order and before every negative one: see {@link sidebarPosition}. */
const UNORDERED = 1_000_000;

/** A single ascending number for the order rule: positive ascending, unordered, negative ascending. */
export function sidebarPosition(order: number | undefined): number {
  if (order === undefined || order === 0) {
    return UNORDERED;
  }
  return order > 0 ? order : 2 * UNORDERED + order;
}

/** The headings that a table of contents shows by default: h2 and h3. */
export const DEFAULT_HEADER_DEPTH = 2;

/** The same settings under the names of Docusaurus' docs plugin. */
export interface DocusaurusFields {
  sidebar_position: number;
  sidebar_label?: string;
  image?: string;
  hide_table_of_contents: boolean;
  toc_min_heading_level: number;
  toc_max_heading_level: number;
  displayed_sidebar?: null;
  custom_edit_url?: null;
  slug?: string;
}

/** Converts a page's front matter to the fields that Docusaurus reads; with a slug where the file name does not give the address. */
export function toDocusaurusFields(
  page: PageFrontMatter,
  slug: string | undefined,
): DocusaurusFields {
  const isDocument = page.home !== true && page.portfolio !== true;
  const depth = page.headerDepth ?? DEFAULT_HEADER_DEPTH;
  return {
    sidebar_position: sidebarPosition(page.order),
    ...(page.shortTitle === undefined ? {} : {sidebar_label: page.shortTitle}),
    ...(page.cover === undefined ? {} : {image: page.cover}),
    hide_table_of_contents: page.toc === false || depth === 0 || !isDocument,
    toc_min_heading_level: 2,
    toc_max_heading_level: 1 + Math.max(depth, 1),
    ...(page.sidebar === false || !isDocument ? {displayed_sidebar: null} : {}),
    ...(page.editLink === false ? {custom_edit_url: null} : {}),
    ...(slug === undefined ? {} : {slug}),
  };
}

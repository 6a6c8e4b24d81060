import type {Locale} from './locales';

/** Settings of the comments below pages. Where they are kept comes from the environment: see `commentsPlace` in `src/components/comments/showsComments.ts`. */
export const comments = {
  /** How far below the window they may be when their service is first asked, in CSS pixels. */
  nearMargin: 300,
  /** The service's own names of the site's languages. */
  languages: {en: 'en', zh: 'zh-CN'} satisfies Record<Locale, string>,
} as const;

import type {Locale} from './locales';

/**
 * Settings of the comments below pages. Where they are stored comes from the environment: see `src/components/comments/commentsPlace.ts`.
 */
export const comments = {
  /** How far below the window the comments may be when they are loaded, in CSS pixels. */
  nearMargin: 300,
  /** The comment service's names of the site's languages. */
  languages: {en: 'en', zh: 'zh-CN'} satisfies Record<Locale, string>,
} as const;

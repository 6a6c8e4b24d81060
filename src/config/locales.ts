/**
 * The languages of the site. A page is addressed `<base><path><leafSuffix>`; index pages end in a slash in every language.
 */
export const locales = {
  en: {
    label: 'English',
    htmlLang: 'en-US',
    base: '/',
    leafSuffix: '',
  },
  zh: {
    label: '简体中文',
    htmlLang: 'zh-CN',
    base: '/zh/',
    leafSuffix: '.html',
  },
} as const;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];

/** The language at the root of the site: Docusaurus' own `defaultLocale`. */
export const rootLocale: Locale = 'en';

/** The language for readers whose own cannot be determined: `hreflang="x-default"`. */
export const fallbackLocale: Locale = 'zh';

/**
 * What people put in front of an address when they guess a language, in lower case. In whatever case it comes, it leads to the language's
 * own address.
 */
export const guessedNames: Record<Locale, readonly string[]> = {
  en: ['en', 'en-us', 'en-gb'],
  zh: [
    'zh',
    'cn',
    'zh-cn',
    'zh_cn',
    'zh-hans',
    'zh-hans-cn',
    'zh-tw',
    'zh-hk',
    'zh-hant',
  ],
};

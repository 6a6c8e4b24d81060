import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {endpointAddresses} from './src/config/apiEndpoints';
import {localeCodes, locales, rootLocale} from './src/config/locales';
import {search} from './src/config/search';
import {site} from './src/config/site';
import {themeConfig} from './src/config/theme';
import {commentsPlace} from './src/lib/commentsPlace';
import {currentLocale, siteUrl, toolSettings} from './src/lib/environment';
import {hostedService} from './src/lib/search/hostedService';
import {readPagesOfEitherLanguage} from './src/plugins/docs/eitherLanguage';
import {hasHistory} from './src/plugins/docs/history';
import {docsOptions} from './src/plugins/docs/options';
import {sitemapOptions} from './src/plugins/docs/sitemap';
import {createParseFrontMatter} from './src/plugins/front-matter';
import {historyForDocusaurus} from './src/plugins/page-facts/history';

const locale = currentLocale(process.env);
const showHistory = hasHistory(__dirname, {
  // Docusaurus reads this file once before it builds the languages, then once for each.
  warn: process.env.DOCUSAURUS_CURRENT_LOCALE === undefined,
});

readPagesOfEitherLanguage(__dirname, locale);

const config: Config = {
  title: site.title[locale],
  tagline: site.tagline[locale],
  url: siteUrl(process.env, site.url),
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: {
    defaultLocale: rootLocale,
    locales: localeCodes,
    localeConfigs: Object.fromEntries(
      localeCodes.map((code) => {
        const {label, htmlLang} = locales[code];
        return [code, {label, htmlLang}];
      }),
    ),
  },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: historyForDocusaurus(__dirname),
  },
  // Keys are used as they are named: one of them is known to the reader's browser from before.
  storage: {namespace: false},
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: createParseFrontMatter(locale, __dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: docsOptions(__dirname, showHistory, locale),
        blog: false,
        pages: false,
        sitemap: sitemapOptions,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/custom.css',
            './src/css/blocks.css',
            './src/css/tables.css',
            './src/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './src/plugins/addresses/index.ts',
    './src/plugins/robots/index.ts',
    './src/plugins/notices/index.ts',
    './src/plugins/page-list/index.ts',
    './src/plugins/head-scripts/index.ts',
    './src/plugins/content-policy/index.ts',
    './src/plugins/color-mode/index.ts',
    './src/plugins/code/index.ts',
    './src/plugins/route-progress/index.ts',
    './src/plugins/service-worker/index.ts',
    './src/plugins/open-search/index.ts',
    './src/plugins/release-feeds/index.ts',
    './src/plugins/openapi/index.ts',
    './src/plugins/search-dialog/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/markdown-twins/index.ts',
  ],
  themes: ['@docusaurus/theme-mermaid'],
  themeConfig,
  customFields: {
    comments: commentsPlace(process.env),
    tools: toolSettings(process.env, endpointAddresses),
    search: hostedService(process.env, search.index),
  },
};

export default config;

import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {endpointAddresses} from './src/config/apiEndpoints';
import {localeCodes, locales, rootLocale} from './src/config/locales';
import {search} from './src/config/search';
import {site} from './src/config/site';
import {logo, themeConfig} from './src/config/theme';
import {commentsPlace} from './src/components/comments/commentsPlace';
import {currentLocale, siteUrl, toolSettings} from './src/lib/environment';
import {hostedService} from './src/components/search/hostedService';
import addressesPlugin from './src/plugins/addresses';
import bundlePlugin from './src/plugins/bundle';
import {pageTemplate} from './src/plugins/page-start/template';
import previewPlugin from './src/plugins/preview';
import robotsPlugin from './src/plugins/robots';
import noticesPlugin from './src/plugins/notices';
import pageListPlugin from './src/plugins/page-list';
import headScriptsPlugin from './src/plugins/head-scripts';
import colorModePlugin from './src/plugins/color-mode';
import {idealImageOptions} from './src/plugins/ideal-image';
import serviceWorkerPlugin from './src/plugins/service-worker';
import releaseFeedsPlugin from './src/plugins/release-feeds';
import assistantFactsPlugin from './src/plugins/assistant-facts';
import openapiPlugin from './src/plugins/openapi';
import pageMessagesPlugin from './src/plugins/page-messages';
import searchIndexPlugin from './src/plugins/search-index';
import markdownCopiesPlugin from './src/plugins/markdown-copies';
import previewsPlugin from './src/plugins/previews';
import webAppPlugin from './src/plugins/web-app';
import {hasHistory} from './src/markdown/front-matter/cloneHistory';
import {docsOptions} from './src/plugins/docs/options';
import {sitemapOptions} from './src/plugins/docs/sitemap';
import {createParseFrontMatter} from './src/markdown/front-matter/parseFrontMatter';
import factsPlugin from './src/plugins/facts';
import {historyForDocusaurus} from './src/markdown/front-matter/pageHistory';

const locale = currentLocale(process.env);
const showHistory = hasHistory(__dirname, {
  // Docusaurus reads this file once before it builds the languages, then once for each.
  warn: process.env.DOCUSAURUS_CURRENT_LOCALE === undefined,
});

const config: Config = {
  title: site.title[locale],
  tagline: site.tagline[locale],
  url: siteUrl(process.env, site.url),
  baseUrl: '/',
  favicon: 'favicon.svg',
  ssrTemplate: pageTemplate(),
  headTags: [
    {
      tagName: 'link',
      // Visible on the first screen of every page, but late in the HTML.
      attributes: {
        rel: 'preload',
        as: 'image',
        href: `/${logo}`,
      },
    },
  ],
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
  // Keys are used as they are written: one of them is stored in readers' browsers from before.
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
        debug: false,
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
  clientModules: [
    './src/components/navigation/scrollPosition.ts',
    './src/components/content-policy/client.ts',
  ],
  // Each plugin is a function, because Docusaurus reloads all modules below a path; it has options, because knip calls those without.
  plugins: [
    addressesPlugin,
    factsPlugin,
    bundlePlugin,
    previewPlugin,
    robotsPlugin,
    noticesPlugin,
    pageListPlugin,
    headScriptsPlugin,
    colorModePlugin,
    serviceWorkerPlugin,
    webAppPlugin,
    previewsPlugin,
    releaseFeedsPlugin,
    openapiPlugin,
    assistantFactsPlugin,
    searchIndexPlugin,
    pageMessagesPlugin,
    markdownCopiesPlugin,
  ]
    .map((plugin): PluginConfig => [plugin, {}])
    .concat([['@docusaurus/plugin-ideal-image', idealImageOptions]]),
  themes: ['@docusaurus/theme-mermaid'],
  themeConfig,
  customFields: {
    comments: commentsPlace(process.env),
    tools: toolSettings(process.env, endpointAddresses),
    search: hostedService(process.env, search.index),
  },
};

export default config;

import path from 'node:path';
import {runProgram} from '../../../scripts/programs/runProgram';
import {storedConsent} from '../../../src/components/consent/consentState';
import type {Locale} from '../../../src/config/locales';
import {SmallSite, type SmallPages} from '../support/smallSite';

const copy = path.resolve('test-results/configured-site');
const site = new SmallSite(copy);

/** The built site of a maintainer who has switched everything on that is off by default. */
export const configuredBuild = path.join(copy, 'build');

/** The hosts of the third parties that this maintainer has chosen. None of them exists. */
export const partners = {
  ads: 'https://ads.example',
  icons: 'https://icons.example',
  analytics: 'https://analytics.example',
  comments: 'https://giscus.app',
} as const;

/** Where the reader's answer about these scripts is kept. */
export const consentPlace = storedConsent([
  {purpose: 'advertisements', host: new URL(partners.ads).host},
  {purpose: 'visits', host: new URL(partners.analytics).host},
]);

const environment = {
  HEAD_AD_SCRIPT: `${partners.ads}/ad.js`,
  HEAD_ICON_FONT: `${partners.icons}/icons.css`,
  HEAD_ANALYTICS_SCRIPT: `${partners.analytics}/count.js`,
  HEAD_ANALYTICS_ID: 'site-7',
  SEARCH_APP_ID: 'SITEAPP',
  SEARCH_KEY: 'only-search',
  COMMENTS_REPO: 'owner/talk',
  COMMENTS_REPO_ID: 'R_1',
  COMMENTS_CATEGORY: 'Pages',
  COMMENTS_CATEGORY_ID: 'C_1',
  API_ENDPOINT_CF: '/token-service',
};

/** A home page with everything that the site's own leaves out. */
const home = `home: true
heroText: All your storages in one file list
heroFullScreen: true
heroImage: /img/home-en-light.png
heroImageDark: /img/home-en-dark.png
heroAlt: AList in a browser
bgImage: /img/home-en-light.png
bgImageDark: /img/home-en-dark.png
tagline: One list
highlights:
  - header: Words
    type: no-order
    highlights:
      - title: Storage
        details: One place that files come from.
  - header: Reasons
    image: /img/home-en-light.png
    highlights:
      - title: Free
      - title: Open
        link: https://code.example/
  - header: Parts
    features:
      - title: Driver
        icon: cloud
  - header: Your first hour
    type: order
    highlights:
      - title: Install
        link: /guide/install/
      - title: Share
`;

/** A page that wants nothing around it; its translation takes this over. */
const plain = `comment: false
watermark: false
breadcrumb: false
headerDepth: 1
navbar: false
cover: /img/home-en-light.png`;

const titles = {
  en: {privacy: 'Privacy', howto: 'How to', part: 'A part', detail: 'A detail'},
  zh: {privacy: '隐私', howto: '使用技巧', part: '一节', detail: '一小节'},
} as const;

/** More than a window, and more than a minute. */
const longText = Array.from(
  {length: 100},
  () => 'AList mounts your storages in one list of files.',
).join('\n\n');

/** Pages on which the switches of the maintainer show. */
function pagesOf(locale: Locale): SmallPages {
  const {privacy, howto, part, detail} = titles[locale];
  const twoLevels = `## ${part} {/* #part */}\n\n### ${detail} {/* #detail */}\n\n${longText}`;
  const tool = (provider: string, flow: string): SmallPages => ({
    [`tool/${provider}/index`]: [provider, '[Tokens](../index.md)'],
    [`tool/${provider}/request`]: [
      provider,
      `<TokenRequest flow="${flow}" />`,
      'sidebar: false',
    ],
    [`tool/${provider}/callback`]: [
      provider,
      `<TokenCallback flow="${flow}" />`,
      'sidebar: false',
    ],
  });
  return {
    index: ['AList', '[Another page](./guide/index.md)', home],
    'guide/privacy': [privacy, '<StoredKeys />'],
    'guide/drivers/local': ['Local', '[Another page](./onedrive.md)'],
    'guide/drivers/onedrive': ['OneDrive', twoLevels],
    'guide/drivers/s3': ['S3', 'docker'],
    'faq/index': ['FAQ', `[${howto}](./howto.md)`],
    'faq/howto': [howto, twoLevels, locale === 'en' ? plain : ''],
    ...tool('dropbox', 'dropbox/files'),
    ...tool('onedrive', 'onedrive/files'),
    ...tool('aliyundrive', 'aliyundrive/open'),
  };
}

/** What the maintainer writes in the project's files: from, to. */
const edits: Record<string, [from: string, to: string]> = {
  'src/config/sponsorship.ts': [
    '{enabled: false, sponsors: []}',
    "{enabled: true, sponsors: [{name: 'Friendly Host', link: 'https://host.example/'}]}",
  ],
  'src/config/offline.ts': ['enabled: true', 'enabled: false'],
  'src/config/watermark.ts': ['enabled: false', 'enabled: true'],
  'sidebars.ts': ["faq: ['faq/index']", "faq: ['faq/index', 'faq/howto']"],
};

/**
 * Builds a small site, configured, into {@link configuredBuild}.
 *
 * @throws Error with the build's own words when it fails
 */
export async function buildConfiguredSite(): Promise<void> {
  await site.make(pagesOf);
  for (const [file, [from, to]] of Object.entries(edits)) {
    await site.edit(file, (text) => text.replace(from, to));
  }
  // Nobody weighs its files, and nobody unpacks its archives.
  for (const words of [
    ['docusaurus', 'build', '--no-minify'],
    ['tsx', 'scripts/finishSite.ts'],
  ]) {
    await runProgram(copy, 'npx', words, environment);
  }
}

import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runProgram} from '../../../scripts/runProgram';
import {storedConsent} from '../../../src/components/consent/consentState';
import {copySite} from '../support/siteCopy';

const copy = path.resolve('test-results/configured-site');

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

const chinese = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** Everything that can stand under a title, in an order that is not the site's. */
const about = [
  'author: [Ann Li, Bob]',
  'original: true',
  'date: 2026-08-05',
  'category: AList',
  'tag: [nas, disk]',
  'pageInfo: [words, date, author, original, category, tag, readingTime]',
];

/** What the maintainer writes in the project's files: from, to. */
const edits: Record<string, [from: string, to: string]> = {
  'src/config/sponsorship.ts': [
    '{enabled: false, sponsors: []}',
    "{enabled: true, sponsors: [{name: 'Friendly Host', link: 'https://host.example/'}]}",
  ],
  'src/config/offline.ts': ['enabled: true', 'enabled: false'],
  'src/config/watermark.ts': ['enabled: false', 'enabled: true'],
  // A home page with everything that the site's own leaves out.
  'docs/index.md': [
    '\nhighlights:\n',
    `
heroFullScreen: true
bgImage: /img/home-en-light.png
bgImageDark: /img/home-en-dark.png
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
`,
  ],
  // A page of its own mind, and what its translation shares with it.
  'docs/faq/howto.md': [
    'title: ',
    [
      'comment: false',
      'watermark: false',
      'breadcrumb: false',
      'headerDepth: 1',
      'navbar: false',
      'cover: /img/home-en-light.png',
      ...about,
      'title: ',
    ].join('\n'),
  ],
  [`${chinese}/faq/howto.md`]: ['title: ', [...about, 'title: '].join('\n')],
};

/**
 * Builds a copy of the project, configured, into {@link configuredBuild}.
 *
 * @throws Error with the build's own words when it fails
 */
export async function buildConfiguredSite(): Promise<void> {
  await copySite(copy);
  for (const [file, [from, to]] of Object.entries(edits)) {
    const text = await readFile(path.join(copy, file), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`Expected "${from}" in ${file}`);
    }
    await writeFile(path.join(copy, file), text.replace(from, to));
  }
  await runProgram(copy, 'npm', ['run', '--silent', 'build'], environment);
}

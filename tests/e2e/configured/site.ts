import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {copySite, runInCopy} from '../support/siteCopy';

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
};

/** What the maintainer writes in the project's files: from, to. */
const edits: Record<string, [from: string, to: string]> = {
  'src/config/sponsorship.ts': [
    '{enabled: false, sponsors: []}',
    "{enabled: true, sponsors: [{name: 'Friendly Host', link: 'https://host.example/'}]}",
  ],
  'src/config/offline.ts': ['enabled: true', 'enabled: false'],
  'src/config/watermark.ts': ['enabled: false', 'enabled: true'],
  // A page of its own mind.
  'docs/faq/howto.md': [
    'title: ',
    [
      'comment: false',
      'watermark: false',
      'breadcrumb: false',
      'headerDepth: 1',
      'navbar: false',
      'cover: /img/home-light.svg',
      'title: ',
    ].join('\n'),
  ],
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
  await runInCopy(copy, 'npm', ['run', '--silent', 'build'], environment);
}

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

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
  'src/config/watermark.ts': ['enabled: false', 'enabled: true'],
  // A page of its own mind.
  'docs/faq/howto.md': [
    'title: ',
    [
      'comment: false',
      'watermark: false',
      'breadcrumb: false',
      'headerDepth: 1',
      'title: ',
    ].join('\n'),
  ],
};

const notCopied = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  'test-results',
  'coverage',
]);

/**
 * Builds a copy of the project, configured, into {@link configuredBuild}.
 *
 * @throws Error with the build's own words when it fails
 */
export async function buildConfiguredSite(): Promise<void> {
  const source = path.resolve('.');
  await rm(copy, {recursive: true, force: true});
  await mkdir(copy, {recursive: true});
  const entries = await readdir(source);
  await Promise.all(
    entries
      .filter((entry) => !notCopied.has(entry))
      .map(async (entry) =>
        cp(path.join(source, entry), path.join(copy, entry), {recursive: true}),
      ),
  );
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  for (const [file, [from, to]] of Object.entries(edits)) {
    const text = await readFile(path.join(copy, file), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`Expected "${from}" in ${file}`);
    }
    await writeFile(path.join(copy, file), text.replace(from, to));
  }
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    env: {...process.env, ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  [build.stdout, build.stderr].forEach((stream) =>
    stream.on('data', (part: Buffer) => (said += part.toString())),
  );
  await once(build, 'close');
  if (build.exitCode !== 0) {
    throw new Error(`The configured site cannot be built:\n${said}`);
  }
}

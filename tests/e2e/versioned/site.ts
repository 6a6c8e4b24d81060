import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {runProgram} from '../../../scripts/programs/runProgram';
import {pageFolders} from '../../support/pages';
import {SmallSite} from '../support/smallSite';

const copy = path.resolve('test-results/versioned-site');
const site = new SmallSite(copy);

/** The built site of a maintainer who has kept the pages of a release, and then described the next one. */
export const versionedBuild = path.join(copy, 'build');

/** The English pages as they are published next: every chunk of a page has another name. */
export const nextBuild = path.join(copy, 'build-next');

/** Added to every page, and to search, of {@link nextBuild}; its service worker says it where a page is not cached. */
export const published = 'Published today.';

/** What the field of the driver was called in the release that was kept, and what it is called in the next one. */
export const labels = {
  en: {kept: 'Field of the kept release', newest: 'Field of the next release'},
  zh: {kept: '旧版本的字段', newest: '新版本的字段'},
} as const;

/** Nobody weighs its files. */
const build = ['docusaurus', 'build', '--no-minify'];

const local = 'src/data/drivers/records/local.json';

const words = {
  en: {word: 'lighthouse', gone: 'A page that goes away'},
  zh: {word: '灯塔', gone: '以后会消失的页面'},
} as const;

/** Names the first field of the driver otherwise, and says which release that is. */
async function describe(
  release: string,
  which: 'kept' | 'newest',
): Promise<void> {
  await site.edit('src/config/site.ts', (text) =>
    text.replace(/productVersion: '[^']*'/, `productVersion: '${release}'`),
  );
  await site.edit(local, (text) =>
    text.replace(
      /("options": \[\s*\{[^{]*"label": )\{[^}]*\}/,
      `$1${JSON.stringify({en: labels.en[which], zh: labels.zh[which]})}`,
    ),
  );
}

/** Changes every page, the search dialog and the service worker, and builds English once more beside the first build. */
async function publishAgain(): Promise<void> {
  for (const page of ['guide/index', 'guide/drivers/local', 'faq/index']) {
    await site.edit(
      `${pageFolders.en}/${page}.md`,
      (text) => `${text}\n${published}\n`,
    );
  }
  await site.edit('src/components/search/SearchDialog/index.tsx', (text) =>
    text.replace("message: 'Results: {count}'", `message: '${published}'`),
  );
  await site.edit('src/config/offline.ts', (text) =>
    text.replace("title: 'You are offline'", `title: '${published}'`),
  );
  await runProgram(copy, 'npx', [
    ...build,
    ...['--locale', 'en'],
    ...['--out-dir', path.basename(nextBuild)],
  ]);
  await cp(path.join(versionedBuild, 'zh'), path.join(nextBuild, 'zh'), {
    recursive: true,
  });
}

/** Keeps a release with the project's own command, describes the next one, and builds the site. */
export async function buildVersionedSite(): Promise<void> {
  await site.make((locale) => {
    const {word, gone} = words[locale];
    return {
      'guide/index': ['Guide', `${word} [Another page](./drivers/local.md)`],
      'guide/drivers/local': [
        'Local',
        [
          '<DriverFacts driver="Local" />',
          '## Form {/* #form */}',
          '<DriverOptions driver="Local" />',
          '[Tokens](../../tool/index.md), [gone](./gone.md)',
        ].join('\n\n'),
      ],
      'guide/drivers/gone': [gone, `${word} [Another page](./local.md)`],
    };
  });
  await describe('v3.62.7', 'kept');
  await runProgram(copy, 'npx', ['tsx', 'scripts/docsVersion.ts', '3.62']);
  await describe('v3.63.0', 'newest');
  for (const locale of ['en', 'zh'] as const) {
    await rm(path.join(copy, pageFolders[locale], 'guide/drivers/gone.md'));
    await site.edit(`${pageFolders[locale]}/guide/drivers/local.md`, (text) =>
      text.replace(', [gone](./gone.md)', ''),
    );
  }
  await runProgram(copy, 'npx', build);
  await publishAgain();
}

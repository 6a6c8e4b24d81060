/**
 * Records some pages of the built site, for the test of the ranking: `npx tsx tests/support/recordSearchPages.ts` after `npm run build`.
 * Sections are cut, which keeps the file small and what the ranking looks at alike.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../src/plugins/search-index/writeIndexes';
import {readSite} from '../../scripts/searchBench/site';
import type {
  IndexCore,
  IndexEntry,
} from '../../src/components/search/indexFiles';
import {entryFile, INDEX_FOLDER} from '../../src/components/search/indexFiles';
import {run} from '../../scripts/run';
import {projectRoot} from './pages';

const LONGEST_TEXT = 250;

const recorded = [
  ...[
    '/guide/webdav',
    '/guide/use/watch',
    '/guide/use/share',
    '/guide/use/nas',
  ],
  ...['/guide/use/drive-letter', '/guide/use/copy-and-move'],
  ...['/guide/advanced/user', '/guide/advanced/meta', '/guide/advanced/2fa'],
  ...['/guide/advanced/search', '/guide/advanced/offline-download'],
  ...['/guide/drivers/local', '/guide/drivers/s3', '/guide/drivers/onedrive'],
  ...['/guide/drivers/Crypt', '/config/preview', '/config/global'],
];

async function record(): Promise<void> {
  const outDir = path.join(projectRoot, 'build');
  const site = readSite(outDir, 'en', 'current');
  const entry = site.read(entryFile('current')) as IndexEntry;
  const core = site.read(INDEX_FOLDER + entry.core) as IndexCore;
  const documents = recorded.map((permalink) => {
    const page = core.pages.find(({address}) => address === permalink);
    return {
      permalink,
      title: page?.title ?? '',
      description: page?.description ?? '',
      foreignFiles: [],
    };
  });
  const pages = await readPages(projectRoot, outDir, {
    name: 'current',
    documents,
  });
  const cut = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      text: section.text.slice(0, LONGEST_TEXT),
    })),
  }));
  writeFileSync(
    path.join(projectRoot, 'tests/fixtures/search-pages.json'),
    `${JSON.stringify(cut)}\n`,
  );
}

run(record);

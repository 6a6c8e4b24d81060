/**
 * Visits the addresses outside this site that pages lead to: `npm run check:links`. What answered lately is not asked again; that is
 * kept in `.cache/links.json`. Not a part of the check, because it depends on other people's servers.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {localeCodes} from '../src/config/locales';
import {site} from '../src/config/site';
import {parseOrThrow} from '../src/lib/describeIssues';
import {
  pageNames,
  pagesFolder,
} from '../src/markdown/front-matter/readTranslations';
import {externalLinks, linkCache, visitLinks} from './links/visit';

const cacheFile = '.cache/links.json';

async function main(): Promise<void> {
  const files = localeCodes.flatMap((locale) =>
    pageNames('.').map((page) => path.join(pagesFolder(locale), `${page}.md`)),
  );
  const texts = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const found: unknown = existsSync(cacheFile)
    ? JSON.parse(readFileSync(cacheFile, 'utf8'))
    : {};
  const cache = {...parseOrThrow(linkCache, found, cacheFile)};
  const urls = externalLinks(texts, site.url);
  const dead = await visitLinks(urls, cache, {
    fetch,
    now: Date.now,
    wait: async (milliseconds) => {
      await wait(milliseconds);
    },
  });
  mkdirSync(path.dirname(cacheFile), {recursive: true});
  writeFileSync(cacheFile, JSON.stringify(cache));
  dead.forEach(({url, reason}) => {
    console.log(`- ${url}: ${reason}`);
  });
  console.log(`\n${urls.length} addresses, ${dead.length} do not answer`);
  process.exitCode = dead.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headersFile, redirectsFile} from './hostRules';
import {sitemapPages} from './sitemap';

/** Files of rules for hosts, which are no part of the site. */
export const ruleFiles = ['_headers', '_redirects'] as const;

export async function writeHostFiles(dir: string): Promise<void> {
  const pages = await sitemapPages(dir);
  await Promise.all([
    writeFile(path.join(dir, '_headers'), headersFile()),
    writeFile(path.join(dir, '_redirects'), redirectsFile(pages)),
    // GitHub Pages would otherwise skip names that begin with an underscore.
    writeFile(path.join(dir, '.nojekyll'), ''),
  ]);
}

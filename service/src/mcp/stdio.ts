/**
 * The MCP server as one file, which the build publishes: `node alist-docs-mcp.mjs`. In an archive it reads the bundle beside it, elsewhere the
 * site in the folder above its own. `--site` names another folder, or a published site: `--site https://docs.example.org`.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {ASSISTANT_BUNDLE_NAME} from '../../../src/lib/assistantFacts';
import {openDocs} from './docs';
import {folderFiles} from './nodeFiles';
import {createDocsServer} from './server';
import {bundledFiles, publishedFiles, type SiteFiles} from './siteFiles';

const {values} = parseArgs({options: {site: {type: 'string'}}});
const own = path.dirname(fileURLToPath(import.meta.url));
const bundle = path.join(own, ASSISTANT_BUNDLE_NAME);

function siteFiles(): SiteFiles {
  if (values.site === undefined && existsSync(bundle)) {
    return bundledFiles(
      JSON.parse(readFileSync(bundle, 'utf8')) as Record<string, string>,
    );
  }
  const site = values.site ?? path.dirname(own);
  return /^https?:\/\//.test(site)
    ? publishedFiles(site, async (url) => fetch(url))
    : folderFiles(site);
}

const openedDocs = openDocs(siteFiles());
serveStdio(() => createDocsServer(openedDocs));

/**
 * The MCP server as one file, which the build publishes: `node alist-docs-mcp.mjs`. It reads the site from the folder above its own, from
 * `--site <folder>`, or from a published site: `--site https://docs.example.org`.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {openDocs} from './docs';
import {folderFiles} from './nodeFiles';
import {createDocsServer} from './server';
import {publishedFiles} from './siteFiles';

const {values} = parseArgs({options: {site: {type: 'string'}}});
const site =
  values.site ?? path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const docs = openDocs(
  /^https?:\/\//.test(site)
    ? publishedFiles(site, async (url) => fetch(url))
    : folderFiles(site),
);
serveStdio(() => createDocsServer(docs));

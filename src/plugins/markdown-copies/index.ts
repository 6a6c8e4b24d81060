import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {MCP_PATH} from '../../config/apiEndpoints';
import type {Locale} from '../../config/locales';
import type {ToolSettings} from '../../lib/environment';
import {afterBuild} from '../inThread';
import {copiedVersions} from './documents';
import type {MarkdownCopiesJob} from './writeMarkdownCopies';

/** The MCP server beside the token service that readers get first. */
function mcpServer({url, customFields}: DocusaurusConfig): string | undefined {
  const {endpoints} = (customFields?.tools ?? {endpoints: {}}) as ToolSettings;
  const service = endpoints.cf ?? endpoints.de;
  return service === undefined
    ? undefined
    : new URL(service + MCP_PATH, url).href;
}

/**
 * Writes each page as Markdown beside its address, from its built HTML, and the lists of these files for programs that read them:
 * `llms.txt` and `llms-full.txt`.
 */
export default function markdownCopiesPlugin({i18n}: LoadContext): Plugin {
  return afterBuild({
    name: 'markdown-copies',
    module: path.join(__dirname, 'writeMarkdownCopies'),
    pagesOf: copiedVersions,
    jobOf: (versions, {outDir, siteConfig}): MarkdownCopiesJob => ({
      outDir,
      url: siteConfig.url,
      locale: i18n.currentLocale as Locale,
      versions,
      mcpServer: mcpServer(siteConfig),
    }),
  });
}

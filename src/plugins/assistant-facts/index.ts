import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {rootLocale} from '../../config/locales';
import {
  ASSISTANT_FACTS_FILE,
  ASSISTANT_PROGRAM_FILE,
} from '../../lib/assistantFacts';
import {knownFacts} from '../../markdown/facts/readFacts';
import {writeBuilt} from '../builtPage';
import {assistantFacts} from './assistantFacts';

/**
 * Publishes what assistants need besides the search index and the Markdown copies: the facts, and the MCP server as one file for hosts
 * without a service. Both are for all languages, so they are written once.
 */
export default function assistantFactsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin {
  return {
    name: 'assistant-facts',
    async postBuild({outDir, siteConfig}) {
      if (i18n.currentLocale !== rootLocale) {
        return;
      }
      const published = assistantFacts(knownFacts(siteDir), siteConfig.url);
      await writeBuilt(outDir, ASSISTANT_FACTS_FILE, JSON.stringify(published));
      await build({
        entryPoints: [path.join(siteDir, 'service/src/mcp/stdio.ts')],
        outfile: path.join(outDir, ASSISTANT_PROGRAM_FILE),
        bundle: true,
        minify: true,
        platform: 'node',
        format: 'esm',
        target: 'node20.19',
        legalComments: 'inline',
        logLevel: 'silent',
      });
    },
  };
}

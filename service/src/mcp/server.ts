import {McpServer, ResourceTemplate} from '@modelcontextprotocol/server';
import {localeCodes} from '../../../src/config/locales';
import type {Docs} from './docs';
import type {Tool} from './tool';
import {ToolProblem} from './toolProblem';
import {apiRoute} from './tools/apiRoute';
import {driverTool} from './tools/driver';
import {checkProxyConfig} from './tools/checkProxyConfig';
import {explainError} from './tools/explainError';
import {findPage, readPage} from './tools/readPage';
import {searchDocs} from './tools/searchDocs';
import {settingTool} from './tools/setting';

export const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  driverTool,
  explainError,
  settingTool,
  apiRoute,
  checkProxyConfig,
];

const INSTRUCTIONS =
  'Documentation of AList v3, a self-hosted program that mounts cloud storages. Begin with search_docs, or with explain_error for a message or a log. Cite the addresses. Never ask the user for passwords, cookies or tokens.';

/** Pages change only with a new build of the site. */
const CACHE_MS = 300_000;

const problemOf = (error: unknown) =>
  error instanceof ToolProblem
    ? error.message
    : 'The server made a mistake. Try search_docs.';

/** The address of a page as the name of a resource, in any language. */
const RESOURCE_SCHEME = 'alist-docs:';

/** A server for one request or one connection. It holds no state but what `openedDocs` caches. */
export function createDocsServer(openedDocs: () => Docs): McpServer {
  const server = new McpServer(
    {name: 'alist-docs', title: 'AList documentation', version: '1.0.0'},
    {
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': {ttlMs: CACHE_MS, cacheScope: 'public'},
        'resources/list': {ttlMs: CACHE_MS, cacheScope: 'public'},
        'resources/read': {ttlMs: CACHE_MS, cacheScope: 'public'},
      },
    },
  );
  for (const {name, title, description, input, answer} of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: {
          readOnlyHint: true,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      async (given) => {
        try {
          const text = await answer(openedDocs(), given);
          return {content: [{type: 'text', text}]};
        } catch (error) {
          return {
            isError: true,
            content: [{type: 'text', text: problemOf(error)}],
          };
        }
      },
    );
  }
  server.registerResource(
    'page',
    new ResourceTemplate(`${RESOURCE_SCHEME}{+path}`, {
      list: async () => {
        const docs = openedDocs();
        const found = await Promise.all(
          localeCodes.map(async (locale) => docs.pages(locale)),
        );
        // An offline copy has one language only, which it answers for both.
        const pages = [...new Set(found.flat())];
        return {
          resources: pages.map(({address, title, description}) => ({
            uri: RESOURCE_SCHEME + address,
            name: address,
            title,
            description,
            mimeType: 'text/markdown',
          })),
        };
      },
    }),
    {
      title: 'Pages of the documentation',
      description: 'Each page as Markdown, in English and Chinese',
      mimeType: 'text/markdown',
    },
    async ({href}) => {
      const docs = openedDocs();
      const page = await findPage(docs, href.slice(RESOURCE_SCHEME.length));
      return {
        contents: [
          {uri: href, mimeType: 'text/markdown', text: await docs.copyOf(page)},
        ],
      };
    },
  );
  return server;
}

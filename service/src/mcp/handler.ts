import {createMcpHandler} from '@modelcontextprotocol/server';
import type {Docs} from './docs';
import {createDocsServer} from './server';

export {MCP_PATH} from '../../../src/config/apiEndpoints';

/** In bytes: a pasted log of Chinese text at the limit of the tool that reads it. */
export const MCP_BODY_LIMIT = 2 ** 18;

/** Answers requests of the Model Context Protocol over HTTP, each without a session. */
export function createDocsHandler(
  openedDocs: () => Docs,
): (request: Request) => Promise<Response> {
  const {fetch: answer} = createMcpHandler(() => createDocsServer(openedDocs), {
    maxRequestBodySize: MCP_BODY_LIMIT,
  });
  return async (request) => answer(request);
}

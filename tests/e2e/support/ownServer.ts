import {createServer} from 'node:http';
import {createSiteServer, listen} from '../../../scripts/server/siteServer';

/** A server of a built site that belongs to one test, which may take it away, or to one worker. */
export interface OwnServer {
  origin: string;
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** From now on nobody answers. */
  stop: () => void;
}

export async function startOwnServer(build = 'build'): Promise<OwnServer> {
  const site = createSiteServer(build);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    site.emit('request', request, response);
  });
  const address = await listen(server, '127.0.0.1', 0);
  return {
    origin: address.replace(/\/$/, ''),
    asked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

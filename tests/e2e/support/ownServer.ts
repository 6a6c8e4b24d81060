import {createServer, type RequestListener} from 'node:http';
import {createSiteServer, listen} from '../../../scripts/server/siteServer';

/** A server of a built site that belongs to one test, which may take it away, or to one worker. */
export interface OwnServer {
  origin: string;
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** Answers in place of the site, once set. */
  instead: (listener: RequestListener | undefined) => void;
  /** From now on nobody answers. */
  stop: () => void;
}

export async function startOwnServer(build = 'build'): Promise<OwnServer> {
  const site = createSiteServer(build);
  const asked: string[] = [];
  let other: RequestListener | undefined;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    other?.(request, response);
    if (!response.writableEnded) {
      site.emit('request', request, response);
    }
  });
  const address = await listen(server, '127.0.0.1', 0);
  return {
    origin: address.replace(/\/$/, ''),
    asked,
    instead: (listener) => {
      other = listener;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

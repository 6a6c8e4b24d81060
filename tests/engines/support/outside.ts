import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A proxy that lets nobody out and knows which hosts were asked for. */
export interface Outside {
  /** Host and port. */
  address: string;
  asked: readonly string[];
  stop: () => void;
}

export async function startOutside(): Promise<Outside> {
  const asked: string[] = [];
  const server = createServer(({url = ''}, response) => {
    asked.push(new URL(url).host);
    response.writeHead(502).end();
  });
  server.on('connect', ({url = ''}, socket) => {
    asked.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

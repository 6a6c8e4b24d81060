import {createServer, type Server} from 'node:http';

/** Size of every file, in bytes. */
const BYTES = 3_200_000;

/** A server that the product uses as its HTTP proxy: every address answers with a file, and no request leaves this machine. */
export async function serveDownloads(port: number): Promise<Server> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, {
      'Content-Type': 'video/mp4',
      'Content-Length': BYTES,
    });
    answer.end(Buffer.alloc(BYTES));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What a mock of the product is asked. */
export interface ProductRequest {
  route: string;
  token: string | undefined;
  body: unknown;
}

/** Starts a product below a sub-path that answers as told. */
export async function startMockProduct(
  answer: (request: ProductRequest) => unknown,
) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const told = answer({
        route: request.url ?? '',
        token: request.headers.authorization,
        body: text === '' ? undefined : JSON.parse(text),
      });
      response.end(JSON.stringify(told));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    address: new URL(`http://127.0.0.1:${port}/sub/`),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

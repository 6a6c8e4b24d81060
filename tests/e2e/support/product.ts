import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Recording} from '../../../tools/api/recording';
import recorded from '../../fixtures/product/api/answers.json';
import {test as base} from './test';

/** A product that says again what a real one said, and what it was asked. */
export interface ReplayedProduct {
  origin: string;
  asked: {
    method: string;
    path: string;
    token: string | undefined;
    body: string;
  }[];
}

const recordings = recorded as Recording[];

function answerOf(method: string, path: string, isLoggedIn: boolean): unknown {
  if (path.startsWith('/api/admin/') && !isLoggedIn) {
    return {
      code: 401,
      message: 'Guest user is disabled, login please',
      data: null,
    };
  }
  const found = recordings.find(
    (each) => each.method === method.toLowerCase() && each.path === path,
  );
  return (
    found?.answer ?? {code: 404, message: 'was never recorded', data: null}
  );
}

/** Playwright's `test` with a product to try things on. */
export const test = base.extend<{product: ReplayedProduct}>({
  product: async ({}, use) => {
    const product: ReplayedProduct = {origin: '', asked: []};
    const server = createServer((request, response) => {
      const {method = '', headers, url = ''} = request;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader(
        'Access-Control-Allow-Headers',
        headers['access-control-request-headers'] ?? '*',
      );
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
      if (method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const {pathname} = new URL(url, 'http://product');
        const token = headers.authorization;
        product.asked.push({
          method,
          path: url,
          token,
          body: Buffer.concat(parts).toString(),
        });
        response.setHeader('Content-Type', 'application/json');
        response.end(
          JSON.stringify(answerOf(method, pathname, token !== undefined)),
        );
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    product.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(product);
    server.closeAllConnections();
    server.close();
  },
});

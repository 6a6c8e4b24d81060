import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {nodeTransport} from '../../../service/src/nodeTransport';

/** Received connections, and requests with their length and body. */
interface Seen {
  connections: number;
  requests: string[];
}

let server: Server;
let seen: Seen;

beforeEach(async () => {
  seen = {connections: 0, requests: []};
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const {'content-length': length = '-'} = request.headers;
      seen.requests.push(`${request.method} ${length} ${body}`);
      response.setHeader('Retry-After', '7');
      response.end('令牌');
    });
  });
  server.on('connection', () => {
    seen.connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const addressOf = () =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const sending = {
  headers: {},
  signal: new AbortController().signal,
  limit: 100,
};

test('one connection is reused for all requests', async () => {
  const send = nodeTransport();
  const post = {...sending, method: 'POST', body: '口令'} as const;
  const get = {...sending, method: 'GET', body: undefined} as const;
  const replies = [
    await send(addressOf(), post),
    await send(addressOf(), get),
    await send(addressOf(), post),
  ];
  expect(replies.map(({text}) => text)).toEqual(['令牌', '令牌', '令牌']);
  expect(replies[0]?.header('retry-after')).toBe('7');
  expect(replies[0]?.header('set-cookie')).toBeUndefined();
  expect(seen).toEqual({
    connections: 1,
    requests: ['POST 6 口令', 'GET - ', 'POST 6 口令'],
  });
});

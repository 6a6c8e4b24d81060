import http from 'node:http';
import https from 'node:https';
import {AnswerTooLarge} from './transport';
import type {Reply, Transport} from './transport';

/** How long idle connections stay open, in milliseconds. Shorter than at providers, so none closes a connection while it is reused. */
const IDLE_TIMEOUT = 4000;

function readReply(
  response: http.IncomingMessage,
  limit: number,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > limit) {
        response.destroy(new AnswerTooLarge());
      }
      chunks.push(chunk);
    });
    response.on('error', reject);
    response.on('end', () => {
      resolve({
        status: response.statusCode ?? 0,
        header: (name) => {
          const value = response.headers[name];
          return Array.isArray(value) ? value.join(', ') : value;
        },
        text: new TextDecoder().decode(Buffer.concat(chunks)),
      });
    });
  });
}

/** Sends requests over connections that stay open. On Node this costs a quarter of what `fetch` does. */
export function nodeTransport(): Transport {
  const options = {keepAlive: true, timeout: IDLE_TIMEOUT};
  const plain = new http.Agent(options);
  const secure = new https.Agent(options);
  return (address, {method, headers, body, signal, limit}) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const settings = {
        method,
        signal,
        headers:
          body === undefined
            ? headers
            : {...headers, 'Content-Length': Buffer.byteLength(body)},
      };
      const request =
        url.protocol === 'https:'
          ? https.request(url, {...settings, agent: secure})
          : http.request(url, {...settings, agent: plain});
      request.on('response', (response) => {
        readReply(response, limit).then(resolve, reject);
      });
      request.on('error', reject);
      request.end(body);
    });
}

import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request as a simulated provider received it. */
export interface Call {
  method: string;
  /** The host that was meant, such as `api.dropboxapi.com`. */
  host: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  /** The body as it came. */
  text: string;
  /** The fields of a form or of a JSON object; empty for anything else. */
  fields: Readonly<Record<string, unknown>>;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  html?: string;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  host: string;
  path: RegExp;
  /** Whether a script of another site may read the answer. */
  cors?: boolean;
  answer: (call: Call, parts: readonly string[]) => Reply | Promise<Reply>;
}

export const faults = [
  /** Holds the answer back until the fault is healed. */
  'slow',
  /** JSON that ends in the middle. */
  'malformed',
  /** A page of HTML with status 200, as a captive portal or a maintenance page is sent. */
  'html',
  /** An error page with status 500. */
  'error500',
  /** Closes the connection without an answer. */
  'drop',
  /** Closes the connection in the middle of the answer. */
  'dropMidway',
  /** JSON of 2 MiB. */
  'huge',
  /** A list instead of an object. */
  'list',
  /** Status 204 and nothing else. */
  'empty',
  /** Status 429 with `Retry-After: 7`. */
  'rateLimited',
  /** Sends the client to another host. */
  'redirect',
] as const;

export type Fault = (typeof faults)[number];

interface PlannedFault {
  where: string;
  kind: Fault;
  left: number;
}

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fieldsOf(type: string, text: string): Record<string, unknown> {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}

const plainHeaders = ({headers}: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );

/**
 * Every host of every simulated provider, behind one port of this computer: `https://api.example/x` is found at
 * `http://127.0.0.1:<port>/api.example/x`.
 */
export class Network {
  /** Every request that arrived, oldest first. */
  readonly calls: Call[] = [];

  #endpoints: readonly Endpoint[];
  #faults: PlannedFault[] = [];
  #held = new Set<ServerResponse>();
  #server: Server;

  constructor(endpoints: readonly Endpoint[]) {
    this.#endpoints = endpoints;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        response.writeHead(599).end(String(error));
      });
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  async close(): Promise<void> {
    this.heal();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    const {port} = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Where a provider's real address is found here. */
  addressOf(url: string): string {
    const {host, pathname, search} = new URL(url);
    return `${this.origin}/${host}${pathname}${search}`;
  }

  /** Makes every answer of a host, or of the paths below `host/path`, go wrong; `times` limits how often. */
  fault(where: string, kind: Fault, times = Infinity): void {
    this.#faults.unshift({where, kind, left: times});
  }

  /** Ends all faults; what was held back is let go. */
  heal(): void {
    this.#faults = [];
    this.#held.forEach((response) => response.destroy());
    this.#held.clear();
  }

  /** The requests to a host, or below `host/path`. */
  callsTo(where: string): Call[] {
    return this.calls.filter(({host, path}) =>
      `${host}${path}`.startsWith(where),
    );
  }

  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, host = '', path = '/'] =
      /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    const endpoints = this.#endpoints.filter(
      (endpoint) => endpoint.host === host && endpoint.path.test(path),
    );
    const cors = endpoints.some((endpoint) => endpoint.cors === true);
    if (cors) {
      Object.entries(corsHeaders).forEach(([name, value]) =>
        response.setHeader(name, value),
      );
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
    }
    const text = await bodyOf(request);
    const headers = plainHeaders(request);
    const call: Call = {
      method: request.method ?? 'GET',
      host,
      path,
      query: url.searchParams,
      headers,
      text,
      fields: fieldsOf(headers['content-type'] ?? '', text),
    };
    this.calls.push(call);
    const fault = this.#nextFault(`${host}${path}`);
    if (fault !== undefined) {
      this.#misbehave(fault, response);
      return;
    }
    const endpoint = endpoints.find(({method}) => method === call.method);
    if (endpoint === undefined) {
      response
        .writeHead(endpoints.length > 0 ? 405 : 404, {
          'Content-Type': 'text/plain',
        })
        .end('The simulated providers have nothing here.');
      return;
    }
    const parts = endpoint.path.exec(path)?.slice(1) ?? [];
    const {
      status = 200,
      headers: own = {},
      json,
      html,
    } = await endpoint.answer(call, parts);
    const type = html === undefined ? 'application/json' : 'text/html';
    response
      .writeHead(status, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-store',
        ...own,
      })
      .end(html ?? (json === undefined ? '' : JSON.stringify(json)));
  }

  #nextFault(where: string): Fault | undefined {
    const planned = this.#faults.find(
      (fault) => fault.left > 0 && where.startsWith(fault.where),
    );
    if (planned !== undefined) {
      planned.left -= 1;
    }
    return planned?.kind;
  }

  #misbehave(kind: Fault, response: ServerResponse): void {
    const json = {'Content-Type': 'application/json'};
    const html = {'Content-Type': 'text/html'};
    switch (kind) {
      case 'slow':
        this.#held.add(response);
        response.on('close', () => this.#held.delete(response));
        break;
      case 'malformed':
        response.writeHead(200, json).end('{"access_token": "cut');
        break;
      case 'html':
        response
          .writeHead(200, html)
          .end('<!doctype html><title>Maintenance</title><p>Back soon.');
        break;
      case 'error500':
        response
          .writeHead(500, html)
          .end('<!doctype html><title>500</title><p>Internal error.');
        break;
      case 'drop':
        response.destroy();
        break;
      case 'dropMidway':
        response.writeHead(200, {...json, 'Content-Length': '1000'});
        response.write('{"access_token": "cut', () => response.destroy());
        break;
      case 'huge':
        response
          .writeHead(200, json)
          .end(`{"access_token": "${'x'.repeat(2 ** 21)}"}`);
        break;
      case 'list':
        response.writeHead(200, json).end('["access_token"]');
        break;
      case 'empty':
        response.writeHead(204).end();
        break;
      case 'rateLimited':
        response
          .writeHead(429, {...json, 'Retry-After': '7'})
          .end('{"error": "slow_down"}');
        break;
      case 'redirect':
        response
          .writeHead(302, {Location: `${this.origin}/elsewhere.example/`})
          .end();
        break;
    }
  }
}

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

const json = {'Content-Type': 'application/json'};
const html = {'Content-Type': 'text/html'};

const sends =
  (status: number, headers: Record<string, string>, text = '') =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(text);
  };

/** How an answer goes wrong. */
const misbehaviours = {
  /** Holds the answer back until the fault is healed. */
  slow: () => undefined,
  /** JSON that ends in the middle. */
  malformed: sends(200, json, '{"access_token": "cut'),
  /** A page of HTML, as a captive portal or a maintenance page is sent. */
  html: sends(200, html, '<!doctype html><title>Maintenance</title>'),
  error500: sends(500, html, '<!doctype html><title>500</title>'),
  /** Closes the connection without an answer. */
  drop: (response: ServerResponse) => {
    response.destroy();
  },
  /** Closes the connection in the middle of the answer. */
  dropMidway: (response: ServerResponse) => {
    response.writeHead(200, {...json, 'Content-Length': '1000'});
    response.write('{"access_token": "cut', () => response.destroy());
  },
  /** JSON of 2 MiB. */
  huge: sends(200, json, `{"access_token": "${'x'.repeat(2 ** 21)}"}`),
  /** A list instead of an object. */
  list: sends(200, json, '["access_token"]'),
  empty: sends(204, {}),
  rateLimited: sends(
    429,
    {...json, 'Retry-After': '7'},
    '{"error": "slow_down"}',
  ),
  /** Sends the client elsewhere on the same host. */
  redirect: sends(302, {Location: '/elsewhere.example/'}),
};

export type Fault = keyof typeof misbehaviours;

export const faults = Object.keys(misbehaviours) as Fault[];

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
    if (kind === 'slow') {
      this.#held.add(response);
      response.on('close', () => this.#held.delete(response));
    }
    misbehaviours[kind](response);
  }
}

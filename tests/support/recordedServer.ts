import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import {listen} from '../../scripts/server/siteServer';
import recorded from '../fixtures/product/serverCheck.json';

/** Answers of v3.63.0, recorded with the guest enabled and one Local storage. */
export {recorded};

export type RecordedName = keyof typeof recorded;

export interface RecordedAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** Path of the recorded file. */
export const recordedFile = '/local/电影/A + B #1.mp4';

/** Its length, and the length of the part that a check requests. */
const lengths = {whole: 700_000, part: 524_288};

/** Of the header `Range`; parts that begin further in are short. */
function partLength(range: string | undefined): number {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return start === undefined || start === '0'
    ? lengths.part
    : Number(end) - Number(start) + 1;
}

const page = "<html><script>window.ALIST = {base_path: '/'}</script></html>";

/** Administrator's token that the server knows. */
export const ADMIN_TOKEN = 'alist-planted-token';

/** Which recorded answer a request gets. */
export function nameOf(
  method: string,
  url: URL,
  authorization: string | undefined,
): RecordedName | undefined {
  const isAdmin = authorization === ADMIN_TOKEN;
  const path = url.pathname;
  const names: Record<string, RecordedName> = {
    'GET /ping': 'ping',
    'GET /api/public/settings': 'settings',
    'GET /api/me':
      authorization === undefined ? 'guest' : isAdmin ? 'admin' : 'madeUpToken',
    'GET /api/me/sessions': 'sessions',
    'POST /api/fs/list': authorization === undefined ? 'list' : 'madeUpToken',
    'POST /api/fs/get': 'file',
    'PROPFIND /dav/': 'propfind',
    'MKCOL /dav/': 'propfind',
    'GET /api/admin/storage/list': 'storages',
    'GET /api/admin/setting/get': 'adminSettings',
    'GET /api/admin/user/list': 'users',
    'GET /api/admin/meta/list': 'metas',
    'GET /api/admin/index/progress': 'index',
  };
  if (/^\/[dp]\//.test(path)) {
    return url.searchParams.has('sign') ? 'download' : 'unsigned';
  }
  return names[`${method} ${path}`];
}

type Listener = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Answers as the recorded server does. */
  go: (changed?: Partial<RecordedAnswer>) => void,
  name: RecordedName | undefined,
) => void;

export type RecordedServer = Awaited<ReturnType<typeof startRecordedServer>>;

/** In lower case like the recorded ones, so that none is sent twice. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*',
};

/** Now, and an address that fits the one it was requested at. */
function freshened(body: unknown, origin: string): unknown {
  const text = JSON.stringify(body)
    .replaceAll('http://127.0.0.1:5390', origin)
    .replace(
      /"last_active":\d+/g,
      `"last_active":${Math.floor(Date.now() / 1000)}`,
    );
  return JSON.parse(text);
}

/** A server that answers as AList did, for browsers that come from another origin. */
export async function startRecordedServer() {
  const asked: {method: string; url: string; authorization?: string}[] = [];
  let fault: Listener = (_request, _response, go) => {
    go();
  };
  let origin = '';
  const server = createServer((request, response) => {
    const {method = 'GET', url = '/', headers} = request;
    const {authorization} = headers;
    const name = nameOf(method, new URL(url, 'http://server'), authorization);
    const go = (changed: Partial<RecordedAnswer> = {}) => {
      if (method === 'OPTIONS') {
        response.writeHead(204, cors).end();
        return;
      }
      const answer: RecordedAnswer =
        name === undefined
          ? {status: 200, headers: {'content-type': 'text/html'}, body: page}
          : recorded[name];
      const isWhole = name === 'download' && headers.range === undefined;
      const {
        status,
        headers: sent,
        body,
      } = {...answer, ...(isWhole ? {status: 200} : {}), ...changed};
      const bytes = isWhole ? lengths.whole : partLength(headers.range);
      const isFile = name === 'download' && changed.body === undefined;
      response.writeHead(status, {
        ...cors,
        ...sent,
        ...(isFile ? {'content-length': String(bytes)} : {}),
      });
      if (isFile) {
        response.end(Buffer.alloc(bytes));
      } else if (typeof body === 'string') {
        response.end(body);
      } else {
        response.end(
          JSON.stringify(name === undefined ? body : freshened(body, origin)),
        );
      }
    };
    if (method !== 'OPTIONS') {
      asked.push({
        method,
        url,
        ...(authorization === undefined ? {} : {authorization}),
      });
    }
    fault(request, response, go, name);
  });
  const address = await listen(server, '127.0.0.1', 0);
  origin = address.replace(/\/$/, '');
  return {
    origin,
    /** Method, address and Authorization of every request but OPTIONS. */
    asked,
    /** A fault on the way, such as a proxy makes. */
    plant: (next: Listener) => {
      fault = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

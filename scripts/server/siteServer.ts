import {existsSync, type Stats} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import path from 'node:path';
import send from 'send';
import {connectionLimits} from '../../service/src/connectionLimits';
import {
  cacheControl,
  markdownRobots,
  revalidate,
  securityHeaders,
} from '../hosting/headers';
import {redirectTarget, HTTP_FOUND} from '../hosting/redirects';
import {fileOf, notFoundFile, sentForm, typeOf} from './files';
import {isValidRange} from './range';
import {announceService, namesService, privateHost} from './toolPages';

/** Spares a guess in capitals, such as `/ZH/FAQ/`, a second redirect: the build has each page in lower case, too. */
async function inPageCase(dir: string, target: string): Promise<string> {
  const [asked = ''] = target.split('?');
  const lower = asked.toLowerCase();
  const isPage = async (address: string) =>
    (await fileOf(dir, address))?.endsWith('.html') === true;
  return !(await isPage(asked)) && (await isPage(lower))
    ? lower + target.slice(asked.length)
    : target;
}

/** Sends a file of the build, and fails if it is gone or cannot be read. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
  file: string,
): Promise<void> {
  const form = await sentForm(
    dir,
    file,
    request.headers['accept-encoding'] ?? '',
  );
  response.setHeader('Content-Type', typeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (form.encoding !== undefined) {
    response.setHeader('Content-Encoding', form.encoding);
  }
  if (file.endsWith('.md')) {
    response.setHeader('X-Robots-Tag', markdownRobots);
  }
  return new Promise((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(form.file), {
      root: dir,
      cacheControl: false,
    })
      .on('file', (_name: string, {size}: Stats) => {
        const {range} = request.headers;
        if (
          request.method !== 'GET' ||
          response.statusCode !== 200 ||
          !isValidRange(range, size)
        ) {
          delete request.headers.range;
        }
      })
      .on('error', reject)
      .pipe(response);
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
  servicePort: number | undefined,
): Promise<void> {
  const {url = '/', method, headers} = request;
  const [pathname = '/'] = url.split('?');
  const target = redirectTarget(pathname, url.slice(pathname.length));
  if (target !== undefined) {
    response
      .writeHead(HTTP_FOUND, {Location: await inPageCase(dir, target)})
      .end();
    return;
  }
  const file = await fileOf(dir, pathname);
  if (file === undefined) {
    response.statusCode = 404;
    // A condition (RFC 9110, section 13) is about the file that was asked for.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    response.setHeader('Cache-Control', revalidate);
    await sendFile(request, response, dir, notFoundFile(pathname));
    return;
  }
  const hostname = privateHost(headers.host);
  if (
    servicePort !== undefined &&
    hostname !== undefined &&
    namesService(file)
  ) {
    const page = await readFile(path.join(dir, file), 'utf8');
    const html = announceService(page, hostname, servicePort);
    response
      .writeHead(200, {
        'Content-Type': typeOf(file),
        'Content-Length': Buffer.byteLength(html),
      })
      .end(method === 'HEAD' ? undefined : html);
    return;
  }
  await sendFile(request, response, dir, file);
}

/** Headers of a file that is not sent after all. */
const fileHeaders = [
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Ends one answer that cannot be given, such as that of a file which a new build replaces at this moment. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const {status = 503} = error as {status?: number};
  fileHeaders.forEach((name) => response.removeHeader(name));
  if (status !== 416) {
    response.removeHeader('Content-Range');
  }
  response
    .writeHead(status === 412 || status === 416 ? status : 503, {
      'Cache-Control': 'no-store',
    })
    .end();
}

/**
 * Serves a built site with the addresses of production: a page under each of its spellings without a redirect, and the not-found page in
 * the language of the address with status 404. The folder may be replaced by a newer build meanwhile. A request that cannot be answered
 * ends with its own answer.
 *
 * @param servicePort where the token service of this machine listens; `undefined` while there is none
 * @throws Error when there is no built site in the folder
 */
export function createSiteServer(
  dir: string,
  servicePort: () => number | undefined = () => undefined,
): Server {
  const missing = ['index.html', notFoundFile('/'), notFoundFile('/zh/')].find(
    (file) => !existsSync(path.join(dir, file)),
  );
  if (missing !== undefined) {
    throw new Error(
      `There is no built site in ${path.resolve(dir)} (${missing} is missing). Run "npm run build" first.`,
    );
  }
  const server = createServer(connectionLimits.options, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    Object.entries(securityHeaders).forEach(([name, value]) =>
      response.setHeader(name, value),
    );
    const [pathname = '/'] = (request.url ?? '/').split('?');
    response.setHeader('Cache-Control', cacheControl(pathname));
    answer(request, response, dir, servicePort()).catch((error: unknown) =>
      fail(response, error),
    );
  });
  return server.setTimeout(connectionLimits.idle);
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const PORTS_TRIED = 20;

/**
 * Tries to listen at a port and, while it is taken, at the next ones.
 *
 * @param report is called for each port that is taken
 */
export async function atFreePort<T>(
  port: number,
  listenAt: (port: number) => Promise<T>,
  report: (taken: number) => void,
): Promise<T> {
  for (let next = port; ; next += 1) {
    try {
      return await listenAt(next);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const isLast = next + 1 >= port + PORTS_TRIED || next + 1 > 65_535;
      if (!isTaken(cause) || isLast) {
        throw error;
      }
      report(next);
    }
  }
}

/**
 * Starts a server and waits until it listens.
 *
 * @returns its address, with the actual port
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken by another program. Choose another one: npm run serve -- --port ${port + 1}`,
              {cause: error},
            )
          : error,
      ),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const actual =
        typeof address === 'object' && address !== null ? address.port : port;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve(`http://${name}:${actual}/`);
    });
  });
}

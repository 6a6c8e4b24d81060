import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {Server, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {
  cacheControl,
  markdownRobots,
  revalidate,
  securityHeaders,
} from '../hosting/headers';
import {redirectTarget, HTTP_FOUND} from '../hosting/redirects';
import {fileNamesOf} from '../../src/lib/address';
import {contentTypes, notFoundFile} from './headers';
import {readToolPages, toolPageWithService} from './toolPages';

function refuse(response: ServerResponse): void {
  response.writeHead(405, {Allow: 'GET, HEAD'}).end();
}

function sendNotFound(
  response: ServerResponse,
  dir: string,
  pathname: string,
): void {
  response
    .writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': revalidate,
    })
    .end(readFileSync(path.join(dir, notFoundFile(pathname))));
}

/** Sets the headers of an existing text file. */
function describeText(response: ServerResponse, pathname: string): void {
  const ending = path.extname(pathname);
  if (ending === '.md' || ending === '.txt') {
    response.setHeader('Content-Type', contentTypes[ending]);
  }
  if (ending === '.md') {
    response.setHeader('X-Robots-Tag', markdownRobots);
  }
}

function sendPage(
  response: ServerResponse,
  html: string,
  method: string,
): void {
  response
    .writeHead(200, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': Buffer.byteLength(html),
    })
    .end(method === 'HEAD' ? undefined : html);
}

/** The files of pages, relative to the folder. */
function pageFiles(dir: string): ReadonlySet<string> {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  return new Set(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(path.sep).join('/')),
  );
}

/** Spares a guess in capitals, such as `/ZH/FAQ/`, a second redirect: the build has each page in lower case, too. */
function inPageCase(target: string, pages: ReadonlySet<string>): string {
  const isPage = (address: string) =>
    fileNamesOf(address).some((file) => pages.has(file));
  const [asked = ''] = target.split('?');
  const lower = asked.toLowerCase();
  return !isPage(asked) && isPage(lower)
    ? lower + target.slice(asked.length)
    : target;
}

/**
 * Serves a built site with the addresses of production: a page under each of its spellings without a redirect, and the not-found page in
 * the language of the address with status 404. Only files that existed at the start are served, so no address can leave the folder.
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
  const serveFile = sirv(dir, {
    etag: true,
    // The compressed siblings that "npm run compress" writes.
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: describeText,
  });
  const toolPages = readToolPages(dir);
  const pages = pageFiles(dir);
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response);
      return;
    }
    const {url = '/'} = request;
    const [pathname = '/'] = url.split('?');
    Object.entries(securityHeaders).forEach(([name, value]) =>
      response.setHeader(name, value),
    );
    response.setHeader('Cache-Control', cacheControl(pathname));
    const target = redirectTarget(pathname, url.slice(pathname.length));
    if (target !== undefined) {
      response
        .writeHead(HTTP_FOUND, {Location: inPageCase(target, pages)})
        .end();
      return;
    }
    const port = servicePort();
    const toolPage =
      port === undefined
        ? undefined
        : toolPageWithService(toolPages, pathname, request.headers.host, port);
    if (toolPage !== undefined) {
      sendPage(response, toolPage, request.method);
      return;
    }
    serveFile(request, response, () => sendNotFound(response, dir, pathname));
  });
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** How many ports are tried before giving up. */
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

import {existsSync, readFileSync} from 'node:fs';
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
import {elsewhere, FOUND} from '../hosting/elsewhere';
import {contentTypes, notFoundFile} from './headers';

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

/** Says of a text file what it is; called for files that are there. */
function describeText(response: ServerResponse, pathname: string): void {
  const ending = path.extname(pathname);
  if (ending === '.md' || ending === '.txt') {
    response.setHeader('Content-Type', contentTypes[ending]);
  }
  if (ending === '.md') {
    response.setHeader('X-Robots-Tag', markdownRobots);
  }
}

/**
 * Serves a built site with the addresses of production: a page under each of its spellings without a redirect, and the not-found page
 * in the language of the address with status 404. Only files that were there when it started are served, so no address can leave the
 * folder.
 *
 * @throws Error when there is no built site in the folder
 */
export function createSiteServer(dir: string): Server {
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
    // Siblings that "npm run compress" leaves beside the files.
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: describeText,
  });
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
    const target = elsewhere(pathname, url.slice(pathname.length));
    if (target !== undefined) {
      response.writeHead(FOUND, {Location: target}).end();
      return;
    }
    serveFile(request, response, () => sendNotFound(response, dir, pathname));
  });
}

/**
 * Starts a server and waits until it listens.
 *
 * @returns its address, with the port it really got
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

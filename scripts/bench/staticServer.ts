import {existsSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {Server} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import sirv from 'sirv';
import {listen} from '../server/siteServer';

const toBrotli = promisify(brotliCompress);

/** What servers compress. */
const text = /\.(?:css|html|js|json|md|mjs|svg|txt|xml|webmanifest)$/;

/** Folders whose files have a hash in their names, of this site and of its peers. */
const hashed = /^\/(?:zh\/)?(?:assets|_astro)\//;

/** The file that an address stands for. */
export function fileAt(dir: string, pathname: string): string | undefined {
  const plain = path.join(dir, decodeURIComponent(pathname));
  return [plain, `${plain}.html`, path.join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Puts a brotli file beside a text, once. */
async function compress(
  file: string,
  known: Map<string, Promise<void>>,
): Promise<void> {
  const work = async () => {
    const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
    await writeFile(
      `${file}.br`,
      await toBrotli(await readFile(file), {params}),
    );
  };
  const begun = known.get(file) ?? work();
  known.set(file, begun);
  return begun;
}

/**
 * Serves a built site of any generator, with brotli at its best, in the same way for all of them. Each text is compressed when it is
 * first asked for, so every address has to be visited once before anything is timed.
 */
export function createStaticServer(dir: string): Server {
  const serveFile = sirv(dir, {
    dev: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        hashed.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      );
    },
  });
  const known = new Map<string, Promise<void>>();
  const answer = async (pathname: string) => {
    const file = fileAt(dir, pathname);
    if (file !== undefined && text.test(file)) {
      await compress(file, known);
    }
  };
  return createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    answer(pathname).then(
      () =>
        serveFile(request, response, () => {
          response.writeHead(404).end();
        }),
      (error: unknown) => {
        response.writeHead(500).end(String(error));
      },
    );
  });
}

/** A site that answers while the benchmark runs. */
export interface ServedSite {
  /** Without a closing slash. */
  origin: string;
  stop: () => void;
}

export async function serve(dir: string): Promise<ServedSite> {
  const server = createStaticServer(dir);
  const address = await listen(server, '127.0.0.1', 0);
  return {
    origin: address.replace(/\/$/, ''),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

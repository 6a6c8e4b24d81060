import {createServer} from 'node:http';
import {listen} from '../server/siteServer';
import {addStorage} from '../product/administer';
import type {Product} from '../product/call';

/** Files that the product redirects to another host, whose answers pages may read or not. */
export const redirectedFiles = {
  readable: '/readable/film.mp4',
  hidden: '/hidden/film.mp4',
} as const;

const part = Buffer.alloc(4 * 1024 * 1024);

/** A host like that of a provider, which sends the beginning of a file whatever is requested of it. */
async function startHost(headers: Readonly<Record<string, string>>) {
  const server = createServer((_request, response) => {
    response.writeHead(206, {
      ...headers,
      'Content-Length': String(part.length),
      'Content-Range': `bytes 0-${String(part.length - 1)}/${String(part.length)}`,
    });
    response.end(part);
  });
  const address = await listen(server, '127.0.0.1', 0);
  return {
    address,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Adds both storages, which also pass their files through the product. */
export async function addRedirectingStorages(
  product: Product,
): Promise<{stop: () => void}> {
  const hosts = {
    readable: await startHost({'Access-Control-Allow-Origin': '*'}),
    hidden: await startHost({}),
  };
  for (const [name, {address}] of Object.entries(hosts)) {
    await addStorage(product, {
      mount_path: `/${name}`,
      driver: 'UrlTree',
      webdav_policy: 'use_proxy_url',
      addition: {
        url_structure: `film.mp4:${String(part.length)}:1700000000:${address}film.mp4`,
      },
    });
  }
  return {
    stop: () => {
      hosts.readable.stop();
      hosts.hidden.stop();
    },
  };
}

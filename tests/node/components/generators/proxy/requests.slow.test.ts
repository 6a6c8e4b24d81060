import {once} from 'node:events';
import {
  createServer,
  request,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {Readable} from 'node:stream';
import {freePort} from '../../../../support/siteServers';
import {
  generatedFile,
  proxyPrograms,
  startProxy,
  type ProxySpec,
} from '../../../../support/generatedProxies';
import {testWithReal} from '../../../../support/realServers';

/** How AList 3.63.0 routes a request: by the decoded path, case-sensitively, without merging slashes. */
const isWebdav = (target: string, subPath: string) =>
  `${decodeURIComponent(target.replace(/\?.*/, ''))}/`.startsWith(
    `${subPath}/dav/`,
  );

/** Below the sub-path; those in the first list are WebDAV for AList. */
const webdav = [
  ...[
    '/dav',
    '/dav/',
    '/dav/x',
    '/dav//x',
    '/dav?x',
    '/dav/../x',
    '/dav/%2e%2E/x',
    '/dav/.%2e',
  ],
  ...['/%64av', '/%64av/x', '/d%61v/', '/da%76/x', '/%64%61%76/'],
  ...['/dav%2fx', '/dav%2Fx', '/%64av%2fx', '/dav%2f'],
];
const others = [
  ...['/', '/ping', '/davinci/x', '/DAV/x', '/%44AV/', '/Dav%2fx', '/dav-x'],
  ...['/d/dav/x', '/x/dav', '/x%2fdav/', '/%2564av/x'],
];
/** No WebDAV for AList as they are; a proxy that tidies an address must not make it of them. */
const untidy = [
  '//dav%2fx',
  '//dav/../x',
  '//dav/x',
  '/./dav/x',
  '/x/../dav/x',
  '/%2fdav/x',
  '/%2e/dav/x',
];

async function ask(port: number, target: string): Promise<void> {
  const [response] = (await once(
    request({
      host: '127.0.0.1',
      port,
      path: target,
      method: 'PROPFIND',
    }).end(),
    'response',
  )) as [{resume: () => void}];
  response.resume();
}

/** A proxy in front of a product, once that listens. */
async function specFor(
  program: ProxySpec['program'],
  product: Server,
  {certificate, key}: {certificate: string; key: string},
  subPath = '',
): Promise<ProxySpec> {
  await once(product, 'listening');
  const {port} = product.address() as AddressInfo;
  return {
    program,
    port: await freePort(),
    upstream: `127.0.0.1:${String(port)}`,
    isHttps: false,
    subPath,
    certificate,
    key,
  };
}

const MEGABYTE = 1024 * 1024;

/** Uploads to a path, piece by piece. A proxy may refuse before everything is sent. */
async function upload(
  port: number,
  target: string,
  bytes: number,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const pieces = Array.from({length: 8}, () => Buffer.alloc(bytes / 8));
  await new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: target,
      method: 'PUT',
      headers,
    });
    sent.on('response', (response) => response.resume().on('end', resolve));
    sent.on('error', resolve);
    Readable.from(pieces).pipe(sent);
  });
}

describe.each(proxyPrograms)('the real proxy %s', (program) => {
  for (const subPath of ['', '/my.alist']) {
    testWithReal(
      [program],
      `keeps WebDAV, and nothing else, from AList at ${subPath}/`,
      async ({folder, ...keys}) => {
        const arrived: string[] = [];
        const product = createServer(({url = ''}, response) => {
          arrived.push(url);
          response.end('pong');
        }).listen(0, '127.0.0.1');
        const spec = await specFor(program, product, keys, subPath);
        /** The requests that get to AList behind the generated file. */
        const behind = async (answer: 'yes' | 'no') => {
          const proxy = await startProxy(
            generatedFile(spec, {webdav: answer}),
            spec,
            path.join(folder, answer),
          );
          arrived.length = 0;
          for (const target of [...webdav, ...others, ...untidy]) {
            await ask(spec.port, `${subPath}${target}`);
          }
          await ask(spec.port, `/${subPath}/dav/x`);
          await ask(spec.port, `/x/..${subPath}/dav/x`);
          for (const target of ['/dav/x', '/x/../dav/x', '/%2e/%64av/x']) {
            await ask(spec.port, `http://127.0.0.1${subPath}${target}`);
          }
          await proxy.stop();
          return [...arrived];
        };
        try {
          const all = await behind('yes');
          expect(all.filter((one) => isWebdav(one, subPath))).not.toEqual([]);
          const some = await behind('no');
          expect(some.filter((one) => isWebdav(one, subPath))).toEqual([]);
          expect(some).toEqual(
            expect.arrayContaining(others.map((one) => `${subPath}${one}`)),
          );
        } finally {
          product.close();
        }
      },
    );
  }

  testWithReal(
    [program],
    'lets no upload over the limit through, whether it tells its size or not',
    async ({folder, ...keys}) => {
      const received: Record<string, number> = {};
      const product = createServer((incoming, response) => {
        incoming.on('data', (part: Buffer) => {
          const {url = ''} = incoming;
          received[url] = (received[url] ?? 0) + part.length;
        });
        incoming.on('end', () => response.end());
      }).listen(0, '127.0.0.1');
      const spec = await specFor(program, product, keys);
      const proxy = await startProxy(
        generatedFile(spec, {upload: '1'}),
        spec,
        folder,
      );
      const chunked = {'Transfer-Encoding': 'chunked'};
      const sized = (bytes: number) => ({'Content-Length': bytes});
      await upload(spec.port, '/small', MEGABYTE / 2, sized(MEGABYTE / 2));
      await upload(spec.port, '/large', 3 * MEGABYTE, sized(3 * MEGABYTE));
      await upload(spec.port, '/chunked', 3 * MEGABYTE, chunked);
      await proxy.stop();
      product.close();
      const {'/small': small, ...others} = received;
      expect(small).toBe(MEGABYTE / 2);
      expect(Math.max(0, ...Object.values(others))).toBeLessThanOrEqual(
        MEGABYTE,
      );
    },
  );
});

import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {renameSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {connect, type AddressInfo, type Socket} from 'node:net';
import path from 'node:path';
import {freePort} from '../../support/siteServers';
import {temporaryFolder, writeFiles} from '../../support/temporaryFolder';

const policy =
  "connect-src 'self' http://127.0.0.1:3002 http://localhost:3002; form-action 'none'";
const page = `<!doctype html><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;

const build = temporaryFolder();

const writeBuild = () => {
  writeFiles(build, {
    'index.html': page,
    '404.html': page,
    'zh/404.html': page,
    'tool/dropbox/request.html': page,
    'zh/tool/dropbox/request.html': page,
    'guide/index.html': page,
  });
};

beforeAll(writeBuild);

/** Another program at a port. */
async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const started: ChildProcess[] = [];

afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

/** Enough for all modules at once, which a busy machine reads in parallel, and few enough that a test can use them up. */
const DESCRIPTORS = 600;

/** Starts the site with its service, as `bin/site` does after the build. */
async function start(words: readonly string[]) {
  const child = spawn(
    'sh',
    [
      ...['-c', `ulimit -n ${DESCRIPTORS} && exec "$0" "$@"`, process.execPath],
      ...['--import', 'tsx', 'scripts/serve.ts', '--service'],
      ...['--dir', build, ...words],
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  started.push(child);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('token service is at')) {
        resolve();
      }
    });
    child.once('exit', () => reject(new Error(`It ended: ${output}`)));
  });
  const [, site = ''] = /The site is at (\S+)\//.exec(output) ?? [];
  const [, service = ''] = /The token service is at (\S+)\//.exec(output) ?? [];
  return {child, site, service, output: () => output};
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('a reader who starts the site has its service too, and Ctrl+C ends both', async () => {
  const port = await freePort();
  const {child, site, service} = await start([
    ...['--port', String(port), '--service-port', '0'],
  ]);
  const health = await fetch(`${service}/health`, {headers: {Origin: site}});
  expect(health.status).toBe(200);
  expect(health.headers.get('access-control-allow-origin')).toBe(site);
  const foreign = await fetch(`${service}/health`, {
    headers: {Origin: 'http://127.0.0.1:1'},
  });
  expect(foreign.status).toBe(403);
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  await expect(fetch(`${service}/health`)).rejects.toThrow();
  await expect(fetch(site)).rejects.toThrow();
});

test('ports that are taken are named and the next ones used; tool pages know the port, and their policy allows it', async () => {
  const others = [await occupy(0), await occupy(0)] as const;
  const [sitePort, servicePort] = [portOf(others[0]), portOf(others[1])];
  const {child, site, service, output} = await start([
    ...['--port', String(sitePort), '--service-port', String(servicePort)],
  ]);
  expect(output()).toContain(`Port ${sitePort} is taken`);
  expect(output()).toContain(`Port ${servicePort} is taken`);
  const port = new URL(service).port;
  expect(Number(port)).toBeGreaterThan(servicePort);
  for (const address of [
    '/tool/dropbox/request',
    '/zh/tool/dropbox/request.html',
  ]) {
    const html = await (await fetch(`${site}${address}`)).text();
    expect(html).toContain(
      `<meta name="token-service-port" content="${port}">`,
    );
    expect(html).toContain(`http://127.0.0.1:${port}; form-action`);
  }
  const other = await (await fetch(`${site}/guide/`)).text();
  expect(other).toBe(page);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  others.forEach((server) => server.close());
});

const get = (line: string) => `GET / HTTP/1.1\r\nHost: a\r\n${line}\r\n\r\n`;
const ask = (name: string) => `GET ${name} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** What no browser sends, each as the bytes of a connection. */
const malformed: readonly string[] = [
  ...[
    '/../../secret',
    '/..%2f..%2fsecret',
    '/%2e%2e/%2e%2e/secret',
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/',
    '//',
    '///x.html',
    '/\\..\\x',
    '/EN//x.invalid/',
    '/EN/%0d%0aX: y',
    '/EN/\u00ff',
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(2000)}`,
    'http://x.invalid/',
    '*',
    '/guide/index.html/x',
    '/guide/%2f%2e%2e',
    '/guide/%252e%252e/',
  ].map(ask),
  ...[
    'If-None-Match: "',
    'If-Modified-Since: never',
    'Range: bytes=9-5',
    'Accept-Encoding: \u0000',
    'Content-Length: -1',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    `X: ${'x'.repeat(20_000)}`,
  ].map(get),
  'GET',
  'GET / HTTP/9.9\r\n\r\n',
  'CONNECT x.invalid:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];

/** Sends bytes and waits for the end of the connection, which this side ends, too. */
async function sendRaw(origin: string, bytes: string): Promise<void> {
  const {hostname, port} = new URL(origin);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => {
    socket.on('error', () => undefined).on('close', resolve);
    socket.resume().end(bytes, 'latin1');
  });
}

test('no request ends the site or its service: malformed ones, a rebuild meanwhile, no descriptor left', async () => {
  const {child, site, service} = await start(
    '--port 0 --service-port 0'.split(' '),
  );
  const answersRight = async (when: string) => {
    const seen = await Promise.all(
      [
        `${site}/guide/`,
        `${site}/tool/dropbox/request`,
        `${service}/health`,
      ].map(async (address) => (await fetch(address)).status),
    );
    expect([when, child.exitCode, ...seen]).toEqual([
      when,
      null,
      200,
      200,
      200,
    ]);
  };

  for (const bytes of malformed) {
    await sendRaw(site, bytes);
    await sendRaw(service, bytes);
  }
  await answersRight('after malformed requests');

  let rebuilt = false;
  const statuses = new Set<number>();
  const visitor = async () => {
    while (!rebuilt) {
      for (const address of ['/guide/', '/nowhere', '/tool/dropbox/request']) {
        const response = await fetch(site + address).catch(() => undefined);
        statuses.add(response?.status ?? 0);
        await response?.text();
      }
    }
  };
  const visits = [visitor(), visitor(), visitor()];
  for (let round = 0; round < 20; round += 1) {
    rmSync(path.join(build, 'guide'), {recursive: true});
    await fetch(`${site}/guide/`);
    renameSync(build, `${build}-away`);
    statuses.add((await fetch(`${site}/`)).status);
    rmSync(`${build}-away`, {recursive: true});
    writeBuild();
  }
  rebuilt = true;
  await Promise.all(visits);
  expect(
    [...statuses].filter((status) => ![200, 404, 503].includes(status)),
  ).toEqual([]);
  expect(statuses).toContain(503);
  await answersRight('after rebuilds');

  const {hostname, port} = new URL(site);
  const idle: Socket[] = Array.from({length: DESCRIPTORS}, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await sendRaw(site, ask('/guide/'));
  await sendRaw(site, ask('/nowhere'));
  idle.forEach((socket) => socket.destroy());
  await answersRight('with descriptors again');

  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
});

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {freePort} from '../../../scripts/hosting/servers';
import {temporaryFolder} from '../../support/temporaryFolder';

const policy =
  "connect-src 'self' http://127.0.0.1:3002 http://localhost:3002; form-action 'none'";
const page = `<!doctype html><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;

const build = temporaryFolder();

beforeAll(() => {
  for (const file of [
    'index.html',
    '404.html',
    'zh/404.html',
    'tool/dropbox/request.html',
    'zh/tool/dropbox/request.html',
    'guide/index.html',
  ]) {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), page);
  }
});

/** Another program at a port. */
async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Starts the site with its service, as `bin/site` does after the build. */
async function start(words: readonly string[]) {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/serve.ts', '--service'],
      ...['--dir', build, ...words],
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
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

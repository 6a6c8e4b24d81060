import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseConfig} from '../../../service/src/config';
import type {RequestRecord} from '../../../service/src/log';
import {startService} from '../../../service/src/nodeServer';
import type {RunningService} from '../../../service/src/nodeServer';
import {startProviders} from '../../support/providers';
import type {Providers} from '../../support/providers';
import {allClients, settingsFor} from '../../support/tokenService';

// A busy machine answers slowly.
jest.setTimeout(60_000);

let providers: Providers;
let running: RunningService | undefined;
let log: RequestRecord[];

beforeAll(async () => {
  providers = await startProviders();
});

afterEach(async () => {
  providers.network.heal();
  await running?.stop();
  running = undefined;
});

afterAll(() => providers.close());

async function start(more: Record<string, string> = {}): Promise<string> {
  log = [];
  running = await startService(
    parseConfig(settingsFor(providers, {...allClients, PORT: '0', ...more})),
    (record) => log.push(record),
  );
  return running.origin;
}

const refresh = (
  origin: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  fetch(`${origin}/alist/dropbox/token`, {
    signal,
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: '{"refresh_token":"a"}',
  });

/** A request whose answer the provider holds back, once the provider has it. */
async function heldBack(origin: string, signal?: AbortSignal) {
  const host = 'api.dropboxapi.com';
  const before = providers.network.callsTo(host).length;
  providers.network.fault(host, 'slow');
  const underWay = refresh(origin, {}, signal);
  while (providers.network.callsTo(host).length === before) {
    await sleep(5);
  }
  return {underWay};
}

test('stops gracefully: running requests are finished, new ones are refused', async () => {
  const origin = await start();
  const {underWay} = await heldBack(origin);
  const stopped = running?.stop();
  await expect(fetch(`${origin}/health`)).rejects.toThrow();
  providers.network.heal();
  const response = await underWay;
  expect(response.status).toBe(502);
  await stopped;
  running = undefined;
});

test('does not wait forever when it stops', async () => {
  const origin = await start({
    UPSTREAM_TIMEOUT_SECONDS: '60',
    STOP_TIMEOUT_SECONDS: '1',
  });
  const {underWay} = await heldBack(origin);
  const began = Date.now();
  await Promise.all([expect(underWay).rejects.toThrow(), running?.stop()]);
  expect(Date.now() - began).toBeLessThan(20_000);
  running = undefined;
});

test('aborts the request to the provider when the client disconnects', async () => {
  const origin = await start({UPSTREAM_TIMEOUT_SECONDS: '60'});
  const leaving = new AbortController();
  const {underWay} = await heldBack(origin, leaving.signal);
  leaving.abort();
  await expect(underWay).rejects.toThrow();
  while (log.length === 0) {
    await sleep(5);
  }
  expect(log[0]?.upstream).toMatchObject([{outcome: 'unreachable'}]);
});

test('refuses a body that is too long, also without a declared length', async () => {
  const origin = await start();
  const {hostname, port} = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    'POST /alist/dropbox/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
  );
  socket.on('error', () => undefined);
  for (let chunk = 0; chunk < 64; chunk += 1) {
    socket.write(`400\r\n${'x'.repeat(1024)}\r\n`);
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain('413');
  socket.destroy();
});

test('counts by the address of the connection, or by the header of a trusted proxy', async () => {
  const direct = await start({RATE_LIMIT_MAX: '1'});
  expect((await refresh(direct)).status).toBe(400);
  expect((await refresh(direct, {'X-Real-IP': '192.0.2.9'})).status).toBe(429);
  await running?.stop();
  const behind = await start({
    RATE_LIMIT_MAX: '1',
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
  });
  const from = (chain: string) => refresh(behind, {'X-Forwarded-For': chain});
  expect((await from('192.0.2.1')).status).toBe(400);
  expect((await from('made up, 192.0.2.1')).status).toBe(429);
  expect((await from('192.0.2.1, 192.0.2.2')).status).toBe(400);
});

describe('the command', () => {
  const run = (environment: Record<string, string>) =>
    spawn(process.execPath, ['--import', 'tsx', 'service/src/node.ts'], {
      env: {PATH: process.env.PATH, ...environment},
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('goes on where nobody reads its log any more', async () => {
    const child = run({...settingsFor(providers, allClients), PORT: '0'});
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    const {at} = JSON.parse(first.toString()) as {at: string};
    child.stdout.destroy();
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await refresh(at)).status).toBe(400);
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('prints where it listens, answers, and exits with 0 on SIGTERM', async () => {
    const child = run({
      ...settingsFor(providers, allClients),
      PORT: '0',
    });
    const output: string[] = [];
    child.stdout.on('data', (data: Buffer) => output.push(String(data)));
    while (!output.join('').includes('\n')) {
      await sleep(20);
    }
    const [first = ''] = output.join('').split('\n');
    const {at, clients} = JSON.parse(first) as {at: string; clients: string[]};
    expect(clients).toContain('DROPBOX');
    expect((await fetch(`${at}/health`)).status).toBe(200);
    expect((await refresh(at)).status).toBe(400);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(output.join('')).toContain('Stopped');
    expect(output.join('')).toContain('"route":"/alist/dropbox/token"');
    Object.values(allClients)
      .filter((value) => value.includes('secret') || value.includes('-for-'))
      .forEach((secret) => expect(output.join('')).not.toContain(secret));
  });
});

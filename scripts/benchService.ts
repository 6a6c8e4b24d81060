/**
 * Puts load on the token service, as it is built for a server: 500 requests a second for 30 seconds, with a provider that responds at once,
 * all on this computer: `npm run bench:service`. Exits with 1 when a response fails, when one in a hundred takes 100 ms or longer, or when
 * memory grows.
 */
import {execFile, spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';

const REQUESTS_PER_SECOND = 500;
const SECONDS = 30;
const CONNECTIONS = 20;

/** The 99th percentile of the latency must be below this, in milliseconds. */
const SLOWEST = 100;

/** Maximum ratio of the memory at the end to the memory after warming up. */
const GROWTH = 1.2;

/** Warm-up time in seconds. */
const WARM = 10;

/** The origin of the requests. */
const SITE = 'https://docs.example';

const run = promisify(execFile);

interface Result {
  latency: Record<'p50' | 'p90' | 'p99' | 'max', number>;
  requests: {average: number; total: number};
  non2xx: number;
  errors: number;
  timeouts: number;
}

const tokens = JSON.stringify({
  access_token: 'access-token',
  token_type: 'bearer',
  expires_in: 14_400,
});

/** A provider that responds at once. It shares the process of this script, which otherwise only waits. */
async function startProvider(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, {'Content-Type': 'application/json'}).end(tokens);
    });
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startService(
  provider: string,
): Promise<{child: ChildProcess; origin: string}> {
  const child = spawn(process.execPath, ['service/build/node.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_MAX: '1000000',
      SITE_ORIGINS: SITE,
      UPSTREAM_ADDRESSES: JSON.stringify({'api.dropboxapi.com': provider}),
    },
  });
  const lines = createInterface({input: child.stdout});
  const [first] = (await once(lines, 'line')) as [string];
  return {child, origin: (JSON.parse(first) as {at: string}).at};
}

/** Memory of a process in MiB. */
async function memoryOf(pid: number): Promise<number> {
  const {stdout} = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

async function load(origin: string): Promise<Result> {
  const require = createRequire(__filename);
  const program = require.resolve('autocannon');
  const {stdout} = await run(
    process.execPath,
    [
      program,
      ...['--json', '--no-progress', '--method', 'POST'],
      ...['--overallRate', String(REQUESTS_PER_SECOND)],
      ...['--duration', String(SECONDS)],
      ...['--connections', String(CONNECTIONS)],
      ...['--headers', 'Content-Type=application/json'],
      ...['--headers', `Origin=${SITE}`],
      '--body',
      JSON.stringify({
        grant_type: 'refresh_token',
        refresh_token: 'refresh-token',
        client_id: 'client-id',
        client_secret: 'client-secret',
      }),
      `${origin}/alist/dropbox/token`,
    ],
    {maxBuffer: 2 ** 24},
  );
  return JSON.parse(stdout) as Result;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

async function main(): Promise<void> {
  await run('npm', ['run', 'build', '--workspace', 'service']);
  const {child, origin} = await startService(await startProvider());
  const memory: number[] = [];
  const sampling = setInterval(() => {
    void memoryOf(child.pid ?? 0).then((size) => memory.push(size));
  }, 1000);
  const {latency, requests, non2xx, errors, timeouts} = await load(origin);
  clearInterval(sampling);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const warm = mean(memory.slice(WARM, WARM + 5));
  const last = mean(memory.slice(-5));
  console.log(
    [
      `${requests.total} requests, ${requests.average.toFixed(0)} a second`,
      `latency: p50 ${latency.p50} ms, p90 ${latency.p90} ms, p99 ${latency.p99} ms, slowest ${latency.max} ms`,
      `failed: ${non2xx + errors + timeouts}`,
      `memory: ${warm.toFixed(0)} MiB when warm, ${last.toFixed(0)} MiB at the end`,
    ].join('\n'),
  );
  const problems = [
    ...(non2xx + errors + timeouts > 0 ? ['answers failed'] : []),
    ...(requests.average < REQUESTS_PER_SECOND * 0.98
      ? ['too few requests were answered']
      : []),
    ...(latency.p99 >= SLOWEST ? ['too slow'] : []),
    ...(last > warm * GROWTH ? ['memory grows'] : []),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join(', '));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

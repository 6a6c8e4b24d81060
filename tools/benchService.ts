/**
 * Puts load on the token service, as it is built for a server: 500 requests a second for a minute at a provider that responds at once,
 * and some at providers that respond slowly, reset the connection, or send 5 MB, all on this computer: `npm run bench:service`. Exits
 * with 1 when a response of the good provider fails, when one in a hundred takes longer than 60 ms, when memory grows, or when a code
 * reaches a provider twice. Then assistants ask the MCP server 200 questions a second about the site in `build/`: one in a hundred may take
 * 100 ms, and the process 150 MiB.
 */
import {execFile, spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {createInterface} from 'node:readline';
import {setTimeout as sleep} from 'node:timers/promises';
import {promisify} from 'node:util';
import service from '../service/package.json';

const REQUESTS_PER_SECOND = 500;
const SECONDS = 60;
const CONNECTIONS = 20;

/** Requests a second at each of the bad providers. */
const BAD_REQUESTS_PER_SECOND = 5;

/** How long the slow provider takes, in milliseconds. */
const SLOW = 3000;

const HUGE = 5_000_000;

/** Of the MCP server: questions a second, the largest 99th percentile in milliseconds, and the most memory in MiB. */
const QUESTIONS_PER_SECOND = 200;
const SLOWEST_ANSWER = 100;
const MOST_MEMORY = 150;

/** The largest 99th percentile of the latency, in milliseconds. */
const SLOWEST = 60;

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

type Respond = (response: ServerResponse) => void;

const json = {'Content-Type': 'application/json'};

const good: Respond = (response) => {
  response.writeHead(200, json).end(tokens);
};

/** How each bad provider responds; the name is that of its route and of its host. */
const badProviders: Record<
  string,
  {host: string; route: string; respond: Respond}
> = {
  slow: {
    host: 'openapi.alipan.com',
    route: '/alist/ali_open/code',
    respond: (response) => {
      setTimeout(() => good(response), SLOW);
    },
  },
  resetting: {
    host: 'login.microsoftonline.com',
    route: '/alist/onedrive/token',
    respond: (response) => {
      response.socket?.resetAndDestroy();
    },
  },
  huge: {
    host: 'oauth.yandex.com',
    route: '/alist/yandex/token',
    respond: (response) => {
      response.on('error', () => undefined);
      response.writeHead(200, json).end(Buffer.alloc(HUGE, ' '));
    },
  },
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

/** A provider. It shares the process of this script, which otherwise only waits. Returns its address. */
async function startProvider(
  respond: Respond,
  onCode: (code: string) => void = () => undefined,
): Promise<string> {
  const server = createServer((request, response) => {
    textOf(request).then(
      (text) => {
        const [code] = /code-[\w-]+/.exec(text) ?? [];
        if (code !== undefined) {
          onCode(code);
        }
        respond(response);
      },
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What `npm start` of the service gives to Node. */
const startOptions = service.scripts.start.split(' ').slice(1);

async function startService(
  addresses: Readonly<Record<string, string>>,
): Promise<{child: ChildProcess; origin: string}> {
  const child = spawn(process.execPath, startOptions, {
    cwd: 'service',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_MAX: '1000000',
      SITE_ORIGINS: SITE,
      UPSTREAM_ADDRESSES: JSON.stringify(addresses),
      SITE_FOLDER: '../build',
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

interface Load {
  address: string;
  perSecond: number;
  connections: number;
  body: Readonly<Record<string, unknown>>;
}

async function load({
  address,
  perSecond,
  connections,
  body,
}: Load): Promise<Result> {
  const require = createRequire(__filename);
  const program = require.resolve('autocannon');
  const {stdout} = await run(
    process.execPath,
    [
      program,
      ...['--json', '--no-progress', '--method', 'POST'],
      ...['--overallRate', String(perSecond)],
      ...['--duration', String(SECONDS)],
      ...['--connections', String(connections)],
      '--idReplacement',
      ...['--headers', 'Content-Type=application/json'],
      ...['--headers', 'Accept=application/json, text/event-stream'],
      ...['--headers', `Origin=${SITE}`],
      '--body',
      JSON.stringify(body),
      address,
    ],
    {maxBuffer: 2 ** 24},
  );
  return JSON.parse(stdout) as Result;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const ownApp = {client_id: 'client-id', client_secret: 'client-secret'};

/** Requests at every bad provider, each with a code of its own. */
async function loadBadProviders(origin: string): Promise<number> {
  const results = await Promise.all(
    Object.values(badProviders).map(async ({route}) =>
      load({
        address: `${origin}${route}`,
        perSecond: BAD_REQUESTS_PER_SECOND,
        // As many as wait at the slow provider at a time.
        connections: (BAD_REQUESTS_PER_SECOND * SLOW) / 1000,
        body: {
          ...ownApp,
          grant_type: 'authorization_code',
          code: 'code-[<id>]',
          redirect_uri: `${SITE}/callback`,
          code_verifier: 'v'.repeat(43),
        },
      }),
    ),
  );
  return results.reduce((sum, {requests}) => sum + requests.total, 0);
}

/** What assistants ask, as a request of the protocol. */
const questions = [
  ['search_docs', {query: 'reset the admin password'}],
  ['search_docs', {query: '反向代理 上传 413'}],
  ['read_page', {path: '/guide/webdav'}],
  ['driver', {name: 'OneDrive'}],
  ['explain_error', {text: 'dial tcp 1.2.3.4:443: i/o timeout'}],
  ['setting', {key: 'sign_all'}],
  ['api_route', {path: '/api/fs/put'}],
] as const;

function requestOf(index: number) {
  const [name, input] = questions[index % questions.length] ?? questions[0];
  return {
    jsonrpc: '2.0',
    id: index,
    method: 'tools/call',
    params: {name, arguments: input},
  };
}

/** Asks the questions in turn, at an even rate. Each latency, in milliseconds, counts from when its question was due. */
async function askAssistants(origin: string, count: number) {
  const latencies: number[] = [];
  let failed = 0;
  const start = performance.now();
  const ask = async (index: number) => {
    const due = start + (index * 1000) / QUESTIONS_PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const answer = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Origin: SITE,
      },
      body: JSON.stringify(requestOf(index)),
    });
    const text = await answer.text();
    failed += text.includes('"result"') && !text.includes('"isError"') ? 0 : 1;
    latencies.push(performance.now() - due);
  };
  await Promise.all(Array.from({length: count}, async (_, i) => ask(i)));
  return {failed, latencies: latencies.sort((a, b) => a - b)};
}

async function loadAssistants(
  pid: number,
  origin: string,
): Promise<readonly string[]> {
  // Opens the site.
  await askAssistants(origin, QUESTIONS_PER_SECOND);
  const count = QUESTIONS_PER_SECOND * SECONDS;
  const {failed, latencies} = await askAssistants(origin, count);
  const slow = latencies[Math.floor(count * 0.99)] ?? Infinity;
  const memory = await memoryOf(pid);
  console.log(
    `MCP: ${count} answers, ${failed} failed, p99 ${slow.toFixed(0)} ms, ${memory.toFixed(0)} MiB`,
  );
  return [
    ...(failed > 0 ? ['answers to assistants failed'] : []),
    ...(slow > SLOWEST_ANSWER ? ['answers to assistants are too slow'] : []),
    ...(memory > MOST_MEMORY ? ['the MCP server needs too much memory'] : []),
  ];
}

async function main(): Promise<void> {
  await run('npm', ['run', 'build', '--workspace', 'service']);
  const codes: string[] = [];
  const hostsWithCodes = new Set<string>();
  const addresses = Object.fromEntries(
    await Promise.all([
      startProvider(good).then((at) => ['api.dropboxapi.com', at] as const),
      ...Object.values(badProviders).map(async ({host, respond}) => [
        host,
        await startProvider(respond, (code) => {
          codes.push(code);
          hostsWithCodes.add(host);
        }),
      ]),
    ]),
  ) as Record<string, string>;
  const {child, origin} = await startService(addresses);
  const memory: number[] = [];
  const sampling = setInterval(() => {
    void memoryOf(child.pid ?? 0).then((size) => memory.push(size));
  }, 1000);
  const [{latency, requests, non2xx, errors, timeouts}, badRequests] =
    await Promise.all([
      load({
        address: `${origin}/alist/dropbox/token`,
        perSecond: REQUESTS_PER_SECOND,
        connections: CONNECTIONS,
        body: {
          ...ownApp,
          grant_type: 'refresh_token',
          refresh_token: 'refresh-token',
        },
      }),
      loadBadProviders(origin),
    ]);
  clearInterval(sampling);
  const ofAssistants = await loadAssistants(child.pid ?? 0, origin);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const warm = mean(memory.slice(WARM, WARM + 5));
  const last = mean(memory.slice(-5));
  const spentTwice = codes.length - new Set(codes).size;
  console.log(
    [
      `${requests.total} requests, ${requests.average.toFixed(0)} a second`,
      `latency: p50 ${latency.p50} ms, p90 ${latency.p90} ms, p99 ${latency.p99} ms, slowest ${latency.max} ms`,
      `failed: ${non2xx + errors + timeouts}`,
      `memory: ${warm.toFixed(0)} MiB when warm, ${last.toFixed(0)} MiB at the end`,
      `beside it: ${badRequests} requests at bad providers, ${codes.length} codes there, ${spentTwice} of them sent twice`,
    ].join('\n'),
  );
  const problems = [
    ...(non2xx + errors + timeouts > 0 ? ['answers failed'] : []),
    ...(requests.average < REQUESTS_PER_SECOND * 0.98
      ? ['too few requests were answered']
      : []),
    ...(latency.p99 > SLOWEST ? ['too slow'] : []),
    ...(last > warm * GROWTH ? ['memory grows'] : []),
    ...(hostsWithCodes.size < Object.keys(badProviders).length
      ? ['no code reached a bad provider']
      : []),
    ...(spentTwice > 0 ? ['codes were sent twice'] : []),
    ...ofAssistants,
  ];
  if (problems.length > 0) {
    throw new Error(problems.join(', '));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {findServer} from '../serverPrograms';
import type {Figures} from './figures';

const run = promisify(execFile);

const CONNECTIONS = 64;
const SECONDS = 15;

/** A wrk script that requests one page after the other, as a browser that accepts brotli, and writes the result as JSON. */
const program = (addresses: readonly string[]) => `
local addresses = {${addresses.map((one) => JSON.stringify(one)).join(', ')}}
local index = 0
wrk.headers["Accept-Encoding"] = "br"
request = function()
  index = index % #addresses + 1
  return wrk.format("GET", addresses[index])
end
done = function(summary, latency)
  local failed = summary.errors.connect + summary.errors.read
    + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format(
    '\\n{"requests":%d,"duration":%d,"failed":%d,"p50":%.3f,"p99":%.3f}\\n',
    summary.requests, summary.duration, failed,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;

interface Answered {
  requests: number;
  /** In microseconds. */
  duration: number;
  failed: number;
  p50: number;
  p99: number;
}

/** Puts a server under load with wrk, from this machine. */
export async function measureLoad(
  origin: string,
  addresses: readonly string[],
  folder: string,
): Promise<Figures['load']> {
  const file = path.join(folder, 'pages.lua');
  await writeFile(file, program(addresses));
  const cores = os.availableParallelism();
  const [busy = 0] = os.loadavg();
  const {stdout} = await run(findServer('wrk'), [
    ...['--threads', '1', '--connections', String(CONNECTIONS)],
    ...['--duration', `${SECONDS}s`, '--script', file, `${origin}/`],
  ]);
  const result = JSON.parse(
    stdout.trimEnd().split('\n').at(-1) ?? '',
  ) as Answered;
  const {requests, duration, failed, p50, p99} = result;
  return {
    cores,
    busyBefore: busy / cores,
    connections: CONNECTIONS,
    seconds: SECONDS,
    requests,
    failed,
    requestsPerSecond: Math.round(requests / (duration / 1e6)),
    p50,
    p99,
  };
}

import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {putInPlace} from '../../../../scripts/builds/putInPlace';
import {
  startServer,
  stopServers,
  type StartedServer,
} from '../../../support/siteServers';
import {findServer} from '../../../../scripts/programs/serverPrograms';
import {temporaryFolder, writeFiles} from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const dir = path.join(folder, 'build');
const next = path.join(folder, 'cache/next');
let nginx: StartedServer;

function writeSite(place: string, name: string): void {
  writeFiles(place, {
    'index.html': name,
    '404.html': name,
    'zh/404.html': name,
  });
}

beforeAll(async () => {
  writeSite(dir, 'first');
  nginx = await startServer('nginx', dir, folder, '127.0.0.1:3002');
});

afterAll(async () => stopServers([nginx]));

const ask = async (address: string) => {
  const response = await fetch(nginx.origin + address);
  return [response.status, await response.text()];
};

test('a running nginx serves the old site until the new one is whole', async () => {
  writeSite(next, 'second');
  expect(await ask('/')).toEqual([200, 'first']);
  putInPlace(next, dir);
  expect(await ask('/')).toEqual([200, 'second']);
  expect(existsSync(`${next}-last`)).toBe(false);
});

test('what an interrupted run left behind does not matter', () => {
  rmSync(dir, {recursive: true});
  writeSite(next, 'third');
  writeSite(`${next}-last`, 'second');
  putInPlace(next, dir);
  expect(readFileSync(path.join(dir, 'index.html'), 'utf8')).toBe('third');
  expect(existsSync(`${next}-last`)).toBe(false);
});

test('nginx has no complaint about the shipped configuration', () => {
  const file = path.join(folder, 'nginx/nginx.conf');
  const {status, stderr} = spawnSync(
    findServer('nginx'),
    ['-t', '-e', 'stderr', '-p', path.dirname(file), '-c', file],
    {encoding: 'utf8'},
  );
  expect(status).toBe(0);
  expect(stderr).toContain('syntax is ok');
  expect(stderr).not.toMatch(/\[(?:warn|error|emerg)\]/);
});

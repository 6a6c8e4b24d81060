import path from 'node:path';
import {build} from 'esbuild';
import worker, {createWorker} from '../../../service/src/worker';
import {startProviders} from '../../support/providers';
import {allClients, settingsFor, site} from '../../support/tokenService';

// A busy machine answers slowly.
jest.setTimeout(60_000);

const silence = () => jest.spyOn(console, 'log').mockImplementation();

const ask = (pathname: string, init?: RequestInit) =>
  new Request(`https://service.example${pathname}`, init);

test('answers as a Worker, and logs to the console', async () => {
  const written = silence();
  const response = await worker.fetch(ask('/health'), {SITE_ORIGINS: site});
  expect(await response.json()).toEqual({status: 'ok'});
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    route: '/health',
    status: 200,
  });
});

test('counts requests by the address that Cloudflare sends', async () => {
  silence();
  const providers = await startProviders();
  const environment = settingsFor(providers, {
    ...allClients,
    RATE_LIMIT_MAX: '1',
  });
  const {fetch} = createWorker();
  const refresh = async (address: string) =>
    (
      await fetch(
        ask('/alist/dropbox/token', {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'CF-Connecting-IP': address,
          },
          body: '{"refresh_token":"a"}',
        }),
        environment,
      )
    ).status;
  expect(await refresh('192.0.2.1')).toBe(400);
  expect(await refresh('192.0.2.1')).toBe(429);
  expect(await refresh('192.0.2.2')).toBe(400);
  await providers.close();
});

test('invalid settings are logged, and not sent to the client', async () => {
  const written = silence();
  const {fetch} = createWorker();
  const response = await fetch(ask('/health'), {PORT: 'x'});
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    code: 'internal_error',
    message: 'The service is not set up',
  });
  expect(String(written.mock.calls[0]?.[0])).toContain('PORT: write');
});

test('the bundle for Workers imports no module that Workers lack', async () => {
  const {metafile, outputFiles} = await build({
    entryPoints: [path.resolve('service/src/worker.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'import'],
    external: ['node:*'],
    minify: true,
    logLevel: 'silent',
  });
  const external = Object.values(metafile.outputs)
    .flatMap(({imports}) => imports)
    .map(({path: name}) => name);
  expect(external).toEqual(['node:crypto']);
  // The limit of a free Worker is 3 MB compressed; this limit is 1 MB uncompressed.
  expect(outputFiles[0]?.contents.length).toBeLessThan(2 ** 20);
});

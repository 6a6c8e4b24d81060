/** Entry point for Node: `npm run service`, or the container. */
import {parseConfig} from './config';
import {startService} from './nodeServer';

/** Addresses of `npm start` and `npm run serve`. */
const localSites = 'http://localhost:3000,http://127.0.0.1:3000';

const print = (line: string) => process.stdout.write(`${line}\n`);

const isLoopback = (host: string | undefined) =>
  [undefined, 'localhost', '127.0.0.1', '::1'].includes(host);

async function main(): Promise<void> {
  const {env} = process;
  // A reader of the log that goes away takes the log with it, not the service.
  process.stdout.on('error', () => undefined);
  const config = parseConfig({
    ...(isLoopback(env.HOST) ? {SITE_ORIGINS: localSites} : {}),
    ...env,
  });
  const service = await startService(config, (record) =>
    print(JSON.stringify({time: new Date().toISOString(), ...record})),
  );
  print(
    JSON.stringify({
      message: 'The token service listens',
      at: service.origin,
      sites: [...config.siteOrigins, ...(config.servesOwnHost ? ['self'] : [])],
      clients: Object.keys(config.clients),
    }),
  );
  const stop = () => {
    void service.stop().then(() => print('{"message":"Stopped"}'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';
import {getConnInfo} from '@hono/node-server/conninfo';
import type {Context} from 'hono';
import {addressWithoutPort} from './addressWithoutPort';
import {createApp} from './app';
import type {Config} from './config';
import {connectionLimits} from './connectionLimits';
import type {Log} from './log';
import {openDocs} from './mcp/docs';
import {folderFiles} from './mcp/nodeFiles';
import {noFiles} from './mcp/siteFiles';
import {nodeTransport} from './nodeTransport';

export interface RunningService {
  origin: string;
  /** Refuses new requests, waits for running ones, and closes those that exceed the timeout. */
  stop: () => Promise<void>;
}

/** Only the last address in the header is from the nearest proxy; a client can forge those before it. */
function addressIn(context: Context, header: string | undefined): string {
  const forwarded =
    header === undefined
      ? undefined
      : context.req.header(header)?.split(',').at(-1)?.trim();
  return forwarded === undefined || forwarded === ''
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : addressWithoutPort(forwarded);
}

export async function startService(
  config: Config,
  log: Log,
): Promise<RunningService> {
  const app = createApp({
    config,
    transport: nodeTransport(),
    clientAddress: (context) => addressIn(context, config.clientAddressHeader),
    log,
    now: Date.now,
    openedDocs: openDocs(
      config.siteFolder === undefined
        ? noFiles
        : folderFiles(config.siteFolder),
    ),
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: connectionLimits.options,
  }) as Server;
  server.setTimeout(connectionLimits.idle);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const {address, family, port} = server.address() as AddressInfo;
  return {
    origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(
        () => server.closeAllConnections(),
        config.stopTimeout,
      );
      await closed;
      clearTimeout(timer);
    },
  };
}

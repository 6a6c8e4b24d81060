/**
 * Serves the built site as production does: `npm run serve -- --port 3000 --host 127.0.0.1 --dir build`. With `--service` it starts the
 * token service beside it, at `--service-port 3002`.
 */
import {parseConfig} from '../service/src/config';
import {MCP_PATH} from '../service/src/mcp/handler';
import {startService, type RunningService} from '../service/src/nodeServer';
import {parseServeOptions} from './server/options';
import {siteOrigins} from './server/siteOrigins';
import {atFreePort, createSiteServer, listen} from './server/siteServer';
import {run} from './run';

/** The settings of the environment, for the pages of this site and those that the environment names. */
const serviceSettings = (
  dir: string,
  host: string,
  port: number,
  origins: string[],
) =>
  parseConfig({
    SITE_FOLDER: dir,
    ...process.env,
    SITE_ORIGINS: [...origins, process.env.SITE_ORIGINS ?? '']
      .filter((origin) => origin !== '')
      .join(','),
    HOST: host,
    PORT: String(port),
  });

const reportTaken = (taken: number) =>
  console.log(
    `Port ${taken} is taken by another program; trying port ${taken + 1}.`,
  );

async function main(): Promise<void> {
  const {dir, host, port, servicePort} = parseServeOptions(
    process.argv.slice(2),
  );
  let service: RunningService | undefined;
  const site = createSiteServer(dir, () =>
    service === undefined ? undefined : Number(new URL(service.origin).port),
  );
  const at =
    servicePort === undefined
      ? await listen(site, host, port)
      : await atFreePort(
          port,
          async (next) => listen(site, host, next),
          reportTaken,
        );
  console.log(`The site is at ${at}`);
  const stop = () => {
    site.close();
    // Browsers keep connections open, which would keep the process running.
    site.closeAllConnections();
    void service?.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (servicePort === undefined) {
    return;
  }
  try {
    const origins = siteOrigins(host, Number(new URL(at).port));
    service = await atFreePort(
      servicePort,
      async (next) =>
        startService(
          serviceSettings(dir, host, next, origins),
          () => undefined,
        ),
      reportTaken,
    );
    console.log(`The token service is at ${service.origin}/`);
    console.log(`The MCP server is at ${service.origin}${MCP_PATH}`);
  } catch (error) {
    stop();
    throw error;
  }
}

run(main);

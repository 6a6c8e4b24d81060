/** Serves the built site as production does: `npm run serve -- --port 3000 --host 127.0.0.1 --dir build`. */
import {parseServeOptions} from './server/options';
import {createSiteServer, listen} from './server/siteServer';

async function main(): Promise<void> {
  const {dir, host, port} = parseServeOptions(process.argv.slice(2));
  const server = createSiteServer(dir);
  console.log(`The site is at ${await listen(server, host, port)}`);
  const stop = () => {
    server.close();
    // Browsers keep connections open, which would keep the process running.
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

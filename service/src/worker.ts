/** Entry point for Cloudflare Workers. */
import {createApp} from './app';
import {parseConfig} from './config';
import type {Environment} from './config';
import {errorBody, ServiceError, statusOf} from './errors';
import {openDocs} from './mcp/docs';
import {noFiles, publishedFiles, type SiteFiles} from './mcp/siteFiles';
import {fetchTransport} from './transport';

interface Assets {
  fetch: (url: string) => Promise<Response>;
}

const hasFetch = (value: unknown): value is Assets =>
  typeof value === 'object' &&
  value !== null &&
  'fetch' in value &&
  typeof value.fetch === 'function';

interface Worker {
  fetch: (
    request: Request,
    environment: Environment,
  ) => Response | Promise<Response>;
}

const print = (line: string) => console.log(line);

/** The built site, if the Worker was deployed with it. Its binding answers for every host. */
function siteFiles({ASSETS: assets}: Environment): SiteFiles {
  return hasFetch(assets)
    ? publishedFiles('https://site.invalid/', async (url) => assets.fetch(url))
    : noFiles;
}

/** The app is created once, because it holds the rate limits and the settings do not change. */
export function createWorker(): Worker {
  let app: ReturnType<typeof createApp> | undefined;
  return {
    fetch: (request, environment) => {
      try {
        app ??= createApp({
          config: parseConfig(environment),
          transport: fetchTransport((...args) => fetch(...args)),
          clientAddress: (context) =>
            context.req.header('cf-connecting-ip') ?? 'unknown',
          log: (record) => print(JSON.stringify(record)),
          now: Date.now,
          openedDocs: openDocs(siteFiles(environment)),
        });
      } catch (error) {
        print(
          error instanceof Error ? error.message : 'The settings are wrong',
        );
        return Response.json(
          errorBody(
            new ServiceError('internal_error', 'The service is not set up'),
          ),
          {status: statusOf.internal_error},
        );
      }
      return app.fetch(request);
    },
  };
}

export default createWorker();

/** Entry point for Cloudflare Workers. */
import {createApp} from './app';
import {parseConfig} from './config';
import type {Environment} from './config';
import {fetchTransport} from './transport';

interface Worker {
  fetch: (
    request: Request,
    environment: Environment,
  ) => Response | Promise<Response>;
}

const print = (line: string) => console.log(line);

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
        });
      } catch (error) {
        print(
          error instanceof Error ? error.message : 'The settings are wrong',
        );
        return Response.json(
          {
            error: 'internal_error',
            error_description: 'The service is not set up',
            code: 'internal_error',
            message: 'The service is not set up',
          },
          {status: 500},
        );
      }
      return app.fetch(request);
    },
  };
}

export default createWorker();

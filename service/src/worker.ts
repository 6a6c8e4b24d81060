/** The service as a Cloudflare Worker. */
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

/** Settings do not change while a Worker runs, and the counts of the rate limit stay with the application. */
export function createWorker(): Worker {
  let app: ReturnType<typeof createApp> | undefined;
  return {
    fetch: (request, environment) => {
      try {
        app ??= createApp({
          config: parseConfig(environment),
          transport: fetchTransport((...words) => fetch(...words)),
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

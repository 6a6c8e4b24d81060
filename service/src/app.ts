import {Hono} from 'hono';
import type {Context} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {secureHeaders} from 'hono/secure-headers';
import type * as z from 'zod';
import type {Config} from './config';
import {ServiceError, errorBody, statusOf} from './errors';
import {describeError} from './log';
import type {Log, UpstreamRecord} from './log';
import {describeService} from './openapi';
import {RateLimiter, rateKey} from './rateLimiter';
import {routes} from './routes';
import type {Budget, Route} from './routes/route';
import type {Transport} from './transport';
import {createUpstream} from './upstream';
import type {Docs} from './mcp/docs';
import {createDocsHandler, MCP_BODY_LIMIT, MCP_PATH} from './mcp/handler';

/** In bytes; enough for a token, a client ID and a client secret. */
const BODY_LIMIT = 2 ** 15;

const PREFLIGHT_SECONDS = 900;

const EXPOSED_HEADERS = 'Retry-After,X-Request-Id';

/** Polling for a scan may be done more often than requesting tokens. */
const POLL_FACTOR = 10;

export interface Platform {
  config: Config;
  transport: Transport;
  /** The IP address of the client, as this platform knows it. */
  clientAddress: (context: Context) => string;
  log: Log;
  now: () => number;
  /** The pages that the MCP server answers from; without them, it says what is missing. */
  openedDocs: () => Docs;
}

interface Variables {
  id: string;
  route: string;
  upstream: UpstreamRecord[];
  graphErrors: boolean;
  code: string;
  fault: string;
}

type AppContext = Context<{Variables: Variables}>;

function repeatedNames(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function fieldsFrom(parameters: URLSearchParams): Record<string, string> {
  const repeated = repeatedNames([...parameters.keys()]);
  if (repeated.length > 0) {
    throw new ServiceError('invalid_request', 'A field is repeated', {
      fields: Object.fromEntries(repeated.map((name) => [name, 'repeated'])),
    });
  }
  return Object.fromEntries(parameters);
}

/** In bytes: a question about a configuration is longer than a token. */
const bodyLimitOf = (path: string) =>
  path === MCP_PATH ? MCP_BODY_LIMIT : BODY_LIMIT;

/** Whether the declared length is within the limit. A body is never longer than its `Content-Length`. */
function isDeclaredSmall({req}: AppContext): boolean {
  const length = req.header('content-length') ?? '';
  return (
    req.header('transfer-encoding') === undefined &&
    /^\d+$/.test(length) &&
    Number(length) <= bodyLimitOf(req.path)
  );
}

async function readBody(context: AppContext): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  const text = await context.req.text();
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return fieldsFrom(new URLSearchParams(text));
  }
  if (!/^application\/json\b/i.test(type)) {
    throw new ServiceError(
      'unsupported_media_type',
      'Send application/json or application/x-www-form-urlencoded',
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ServiceError('invalid_request', 'The body is not JSON');
  }
}

/** An error that names the invalid fields, without their values. */
function validationError({issues}: z.ZodError): ServiceError {
  const fields = Object.fromEntries(
    issues.flatMap((issue): [string, string][] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [
            key.slice(0, 64),
            'not a field of this route',
          ])
        : [[issue.path.map(String).join('.') || 'body', issue.message]],
    ),
  );
  return new ServiceError(
    'invalid_request',
    `Not as this route needs it: ${Object.keys(fields).join(', ')}`,
    {fields},
  );
}

export function createApp({
  config,
  transport,
  clientAddress,
  log,
  now,
  openedDocs,
}: Platform): Hono<{Variables: Variables}> {
  const app = new Hono<{Variables: Variables}>();
  const {max, minutes, clients} = config.rateLimit;
  const limiters: Record<Exclude<Budget, 'free'>, RateLimiter> = {
    token: new RateLimiter({max, minutes, clients}),
    poll: new RateLimiter({max: max * POLL_FACTOR, minutes, clients}),
    docs: new RateLimiter({max: max * POLL_FACTOR, minutes, clients}),
  };

  function respondWith(context: AppContext, error: ServiceError): Response {
    const {code, message, details} = error;
    const body = errorBody(error);
    context.set('code', code);
    if (details.retryAfter !== undefined) {
      context.header('Retry-After', String(details.retryAfter));
    }
    return context.json(
      context.get('graphErrors')
        ? {...body, error: {code: body.error, message}}
        : body,
      statusOf[code],
    );
  }

  const fail = (error: unknown, context: AppContext): Response => {
    if (error instanceof ServiceError) {
      return respondWith(context, error);
    }
    context.set('fault', describeError(error));
    return respondWith(
      context,
      new ServiceError('internal_error', 'The service made a mistake'),
    );
  };

  app.use(async (context, next) => {
    const started = performance.now();
    const id = crypto.randomUUID();
    context.set('id', id);
    context.set('route', 'none');
    context.set('upstream', []);
    context.header('X-Request-Id', id);
    context.header('Cache-Control', 'no-store');
    await next();
    const upstream = context.get('upstream');
    const code = context.get('code') as string | undefined;
    const fault = context.get('fault') as string | undefined;
    log({
      id,
      method: context.req.method,
      route: context.get('route'),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - started),
      ...(code === undefined ? {} : {code}),
      ...(upstream.length === 0 ? {} : {upstream}),
      ...(fault === undefined ? {} : {fault}),
    });
  });

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      // Under a path of the site, it would lock the whole host into HTTPS.
      strictTransportSecurity: false,
      // Pages of other origins embed the image of a QR code.
      crossOriginResourcePolicy: 'cross-origin',
    }),
  );

  // Without the scheme: the server of the site may be behind another one that ends TLS.
  const isOfOwnHost = (origin: string, context: Context) =>
    config.servesOwnHost &&
    URL.canParse(origin) &&
    new URL(origin).host === context.req.header('host');
  const isAllowed = (origin: string, context: Context) =>
    config.siteOrigins.includes(origin) || isOfOwnHost(origin, context);

  const answerPreflight = cors({
    origin: (origin, context) => (isAllowed(origin, context) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type'],
    maxAge: PREFLIGHT_SECONDS,
  });

  // Setting headers before the response exists avoids a copy of it.
  app.use((context, next) => {
    if (context.req.method === 'OPTIONS') {
      return answerPreflight(context, next);
    }
    context.header('Vary', 'Origin');
    const origin = context.req.header('origin');
    if (origin === undefined) {
      return next();
    }
    if (!isAllowed(origin, context)) {
      throw new ServiceError(
        'origin_not_allowed',
        'This service is not set up for the site that asks',
      );
    }
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    return next();
  });

  const countBody = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ServiceError(
          'body_too_large',
          `The body is larger than ${maxSize} bytes`,
        );
      },
    });

  // With a small declared length, the body need not be counted.
  app.use((context, next) =>
    isDeclaredSmall(context)
      ? next()
      : countBody(bodyLimitOf(context.req.path))(context, next),
  );

  function count(budget: Budget, context: AppContext): void {
    const wait =
      budget === 'free'
        ? undefined
        : limiters[budget].take(rateKey(clientAddress(context)), now());
    if (wait !== undefined) {
      throw new ServiceError(
        'rate_limited',
        `Too many requests from your address; try again in ${wait} s`,
        {retryAfter: wait},
      );
    }
  }

  const serve = (route: Route) => async (context: AppContext) => {
    context.set('route', route.path);
    context.set('graphErrors', route.graphErrors === true);
    count(route.budget, context);
    const raw =
      route.method === 'GET'
        ? {
            ...fieldsFrom(new URL(context.req.url).searchParams),
            ...context.req.param(),
          }
        : await readBody(context);
    const input = route.input.safeParse(raw);
    if (!input.success) {
      throw validationError(input.error);
    }
    const answer = await route.handle(input.data, {
      config,
      send: createUpstream({
        transport,
        addresses: config.upstreamAddresses,
        timeout: config.upstreamTimeout,
        signal: context.req.raw.signal,
        note: (record) => context.get('upstream').push(record),
      }),
    });
    return route.contentType === undefined
      ? context.json(answer as Record<string, unknown>)
      : context.body(answer as string, 200, {
          'Content-Type': route.contentType,
        });
  };

  const paths = new Set<string>();
  for (const route of routes) {
    for (const path of [route.path, ...(route.alsoAt ?? [])]) {
      app.on(route.method, path, serve(route));
      paths.add(path);
    }
  }

  const answerQuestion = createDocsHandler(openedDocs);
  app.all(MCP_PATH, async (context) => {
    context.set('route', MCP_PATH);
    count('docs', context);
    return answerQuestion(context.req.raw);
  });

  const description = describeService();
  app.get('/openapi.json', (context) => {
    context.set('route', '/openapi.json');
    return context.json(description);
  });

  paths.forEach((path) =>
    app.all(path, (context) => {
      context.set('route', path);
      throw new ServiceError(
        'method_not_allowed',
        'This route does not answer to this method',
      );
    }),
  );

  app.notFound((context) =>
    respondWith(
      context,
      new ServiceError('not_found', 'There is no such route'),
    ),
  );
  app.onError(fail);
  return app;
}

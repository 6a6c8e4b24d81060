import * as z from 'zod';
import {tokenServiceErrors} from '../../src/lib/tokenService';
import type {TokenServiceErrorCode} from '../../src/lib/tokenService';
import {statusOf} from './errors';
import {routes} from './routes';
import type {Route} from './routes/route';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 uses JSON Schema 2020-12. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const json: z.core.JSONSchema.JSONSchema = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  });
  delete json.$schema;
  return json;
};

const errorCodes = Object.keys(tokenServiceErrors) as TokenServiceErrorCode[];

const errorFields = {
  error_description: z.string(),
  code: z.enum(errorCodes),
  message: z.string(),
  host: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.number().optional(),
};

export const errorAnswer = z.strictObject({error: z.string(), ...errorFields});

/** The form of Microsoft Graph, where `error` is an object. */
export const graphErrorAnswer = z.strictObject({
  error: z.strictObject({code: z.string(), message: z.string()}),
  ...errorFields,
});

const statuses = [...new Set(Object.values(statusOf))].sort((a, b) => a - b);

const responseName = (status: number, kind: 'Error' | 'GraphError') =>
  `${kind}${status}`;

const errorResponses = (kind: 'Error' | 'GraphError'): [string, Json][] =>
  statuses.map((status) => [
    responseName(status, kind),
    {
      description: errorCodes
        .filter((code) => statusOf[code] === status)
        .map((code) => `${code}: ${tokenServiceErrors[code]}`)
        .join('; '),
      content: {
        'application/json': {schema: {$ref: `#/components/schemas/${kind}`}},
      },
    },
  ]);

const errorsOf = ({graphErrors}: Route): Json =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        $ref: `#/components/responses/${responseName(status, graphErrors ? 'GraphError' : 'Error')}`,
      },
    ]),
  );

const pathNames = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** `/qr/:sid/status` as OpenAPI writes it. */
const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** `GET /qr/` becomes `getQrSlash`. */
const operationId = (method: string, path: string) =>
  `${method.toLowerCase()}${path
    .replace(/\/$/, '/slash')
    .replace(/[^a-z0-9]+(.)/gi, (_match, next: string) => next.toUpperCase())}`;

function operation(route: Route, path: string): Json {
  const input = schemaOf(route.input, 'input');
  const inPath = pathNames(path);
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => route.method === 'GET' || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema,
    }));
  const type = route.contentType ?? 'application/json';
  return {
    summary: route.summary,
    operationId: operationId(route.method, path),
    ...(path === route.path ? {} : {deprecated: true}),
    ...(parameters.length > 0 ? {parameters} : {}),
    ...(route.method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {schema: input},
              'application/x-www-form-urlencoded': {schema: input},
            },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: {[type]: {schema: schemaOf(route.answer, 'output')}},
      },
      ...errorsOf(route),
    },
  };
}

/** The OpenAPI document of this service, made from the schemas that validate its requests and answers. */
export function describeService(): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    for (const path of [route.path, ...(route.alsoAt ?? [])]) {
      (paths[template(path)] ??= {})[route.method.toLowerCase()] = operation(
        route,
        path,
      );
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'AList token service',
      version: '1.0.0',
      summary:
        'Asks storage providers for tokens where a page in a browser cannot',
      license: {name: 'MIT', identifier: 'MIT'},
    },
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorAnswer, 'output'),
        GraphError: schemaOf(graphErrorAnswer, 'output'),
      },
      responses: Object.fromEntries([
        ...errorResponses('Error'),
        ...errorResponses('GraphError'),
      ]),
    },
  };
}

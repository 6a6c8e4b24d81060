import {readFileSync} from 'node:fs';
import {callsOf} from '../../../src/components/oauth-tools/toolView';
import records from '../../../src/data/oauthProviders/records.json';
import {oauthProvidersSchema} from '../../../src/data/oauthProviders/schema';
import {describeService} from '../../../service/src/openapi';
import {createTestService} from '../../support/tokenService';

const service = createTestService({});

interface Operation {
  operationId: string;
  parameters?: {name: string; required: boolean}[];
  requestBody?: {
    content: {'application/json': {schema: {required?: string[]}}};
  };
}

const description = describeService() as {
  paths: Record<string, Record<string, Operation>>;
};

const operations = Object.entries(description.paths).flatMap(
  ([template, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        [method.toUpperCase(), template, operation] as const,
    ),
);

test('the file describes what the service does; "npm run service:openapi" writes it', () => {
  const file: unknown = JSON.parse(
    readFileSync('service/openapi.json', 'utf8'),
  );
  // As text, because the order of what it says counts too.
  expect(JSON.stringify(file)).toBe(JSON.stringify(describeService()));
});

test('each operation has a name of its own', () => {
  const ids = operations.map(([, , {operationId}]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(operations)('%s %s exists', async (method, template) => {
  const {status} = await service.send(template.replace(/\{\w+\}/g, 'x'), {
    method,
  });
  expect([404, 405]).not.toContain(status);
});

test('every route that the pages use exists, with its fields', () => {
  const routes: readonly {
    method: string;
    path: string;
    query?: readonly string[];
    body?: readonly string[];
  }[] = records.providers.flatMap(({flows}) =>
    flows.flatMap(({serviceRoutes}) => serviceRoutes),
  );
  expect(routes.length).toBeGreaterThan(15);
  for (const {method, path: at, query = [], body = []} of routes) {
    const operation = description.paths[at]?.[method.toLowerCase()];
    expect([method, at, operation]).toEqual([
      method,
      at,
      expect.objectContaining({summary: expect.anything() as string}),
    ]);
    expect(operation?.parameters?.map(({name}) => name) ?? []).toEqual(
      expect.arrayContaining(query),
    );
    const described = JSON.stringify(operation);
    body.forEach((field) => expect(described).toContain(`"${field}":{`));
  }
});

test('what a page may leave out, the service does not need', () => {
  const plans = oauthProvidersSchema
    .parse(records)
    .providers.flatMap(({flows}) => flows.flatMap((flow) => callsOf(flow)))
    .flatMap((calls) => Object.values(calls))
    .filter(({to}) => to === 'service');
  expect(plans.length).toBeGreaterThan(15);
  for (const {method, address, fields} of plans) {
    const {parameters = [], requestBody} =
      description.paths[address]?.[method.toLowerCase()] ?? {};
    const sent = fields.filter(({optional}) => optional !== true);
    expect([address, sent.map(({name}) => name)]).toEqual([
      address,
      expect.arrayContaining([
        ...parameters.filter(({required}) => required).map(({name}) => name),
        ...(requestBody?.content['application/json'].schema.required ?? []),
      ]),
    ]);
  }
});

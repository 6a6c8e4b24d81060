import type {Api, Route} from '../../../data/api/schema';
import type {InLocale} from '../../../lib/localize';
import {bracketed, closed, labelled, sentences} from '../../../lib/punctuation';
import {operationId} from './routeId';
import {
  envelopeSchema,
  listOf,
  orNull,
  schemaOfFields,
  schemaOfType,
} from './schemas';
import {
  httpMethods,
  type Answer,
  type HttpMethod,
  type ListedError,
  type MediaType,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Sample,
  type Schema,
} from './types';
import type {descriptionMessages} from './descriptionMessages';

type LocalRoute = InLocale<Route>;
type LocalParameter = LocalRoute['request'][number];
type Examples = NonNullable<MediaType['examples']>;

/** What all operations of a language share. */
export interface OperationContext {
  api: InLocale<Api>;
  messages: (typeof descriptionMessages)[keyof typeof descriptionMessages];
  /** Names of permissions, as in AList's form. */
  permissions: Readonly<Record<string, string>>;
  groupTitles: Readonly<Record<string, string>>;
}

/** The methods that a page shows: of a route that takes any, the one of its request. */
export const shownMethods = ({
  methods,
  request,
}: {
  methods: readonly string[];
  request: readonly {in: string}[];
}): string[] =>
  methods.map((method) => {
    if (method !== 'ANY') {
      return method;
    }
    return request.some(({in: place}) => place === 'body') ? 'POST' : 'GET';
  });

/** HEAD is left out, because it answers like GET. */
function methodsOf(route: LocalRoute): HttpMethod[] {
  return shownMethods(route).flatMap(
    (method) =>
      httpMethods.find((known) => known === method.toLowerCase()) ?? [],
  );
}

function exampleOf(
  {name, example, required, values}: LocalParameter,
  {examples}: InLocale<Api>,
): Sample | undefined {
  if (example !== undefined) {
    return example;
  }
  return required
    ? (values?.[0] ?? (name === undefined ? undefined : examples[name]))
    : undefined;
}

function schemaOf({type, values, note, since}: LocalParameter): Schema {
  return {
    ...schemaOfType(type),
    enum: values,
    description: note,
    'x-alist-since': since,
  };
}

function parametersOf(route: LocalRoute, {api}: OperationContext): Parameter[] {
  return route.request.flatMap((parameter): Parameter[] => {
    const {name, in: place, required} = parameter;
    if (place === 'body' || name === undefined) {
      return [];
    }
    return [
      {
        name,
        in: place,
        // OpenAPI requires path parameters to be required.
        required: required || place === 'path',
        description: parameter.note,
        schema: {...schemaOfType(parameter.type), enum: parameter.values},
        example: exampleOf(parameter, api),
        'x-alist-since': parameter.since,
      },
    ];
  });
}

function bodyOf(
  {request, contentType}: LocalRoute,
  {api}: OperationContext,
): RequestBody | undefined {
  const mediaType = contentType ?? 'application/json';
  const fields = request.filter(({in: place}) => place === 'body');
  const whole = fields.find(({name}) => name === undefined);
  if (fields.length === 0) {
    return undefined;
  }
  if (whole !== undefined) {
    const {description, ...schema} = schemaOf(whole);
    return {
      required: whole.required,
      description,
      content: {[mediaType]: {schema, example: exampleOf(whole, api)}},
    };
  }
  const required = fields.filter((field) => field.required);
  const example = Object.fromEntries(
    fields.flatMap((field) => {
      const value = exampleOf(field, api);
      return value === undefined ? [] : [[field.name ?? '', value]];
    }),
  );
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name ?? '', schemaOf(field)]),
    ),
    required: listOf(required.map(({name}) => name ?? '')),
  };
  const isForm = mediaType === 'multipart/form-data';
  return {
    required: true,
    content: {[mediaType]: isForm ? {schema} : {schema, example}},
  };
}

function dataSchema({data}: LocalRoute): Schema {
  if (data === null) {
    return {type: 'null'};
  }
  const schema =
    data.fields === undefined
      ? schemaOfType(data.type)
      : schemaOfFields(data.fields);
  // In an error, `data` is null.
  return {...orNull(schema), description: data.note};
}

function errorExamples(errors: readonly ListedError[]) {
  return Object.fromEntries(
    errors.map(({code, message, text}, index) => [
      `error${code}${String.fromCharCode(97 + index)}`,
      {summary: text, value: {code, message: message ?? text, data: null}},
    ]),
  );
}

/** A successful answer; none where its shape depends on the driver or the task. */
function successExample(
  {data, exampleData, exampleMessage = 'success'}: LocalRoute,
  {messages}: OperationContext,
): Examples {
  return data?.type === 'any'
    ? {}
    : {
        success: {
          summary: messages.success,
          value: {
            code: 200,
            message: exampleMessage,
            data: exampleData ?? null,
          },
        },
      };
}

function answersOf(
  route: LocalRoute,
  errors: readonly ListedError[],
  context: OperationContext,
): Record<string, Answer> {
  const {api, messages} = context;
  const examplesOf = (examples: Examples) =>
    Object.keys(examples).length === 0 ? {} : {examples};
  if (route.response === undefined) {
    const schema = envelopeSchema(
      api.envelope,
      messages.envelope,
      dataSchema(route),
    );
    const examples = examplesOf({
      ...successExample(route, context),
      ...errorExamples(errors),
    });
    const content = {'application/json': {schema, ...examples}};
    return {'200': {description: messages.success, content}};
  }
  const own = {
    description: labelled(messages.ownAnswer, route.response),
    content: {
      [route.responseType === 'file'
        ? 'application/octet-stream'
        : 'text/plain']: {},
    },
  };
  const error = {$ref: '#/components/schemas/Error'};
  return errors.length === 0
    ? {default: own}
    : {
        default: own,
        '200': {
          description: sentences(own.description, messages.errors),
          content: {
            ...own.content,
            'application/json': {
              schema: error,
              ...examplesOf(errorExamples(errors)),
            },
          },
        },
      };
}

/** What a request has to carry; signatures and share tokens are described as parameters. */
const security: Readonly<
  Record<LocalRoute['auth'], Record<string, string[]>[]>
> = {
  user: [{token: []}, {}],
  passkeyOwner: [{token: []}, {}],
  account: [{token: []}],
  notGuest: [{token: []}],
  admin: [{token: []}],
  webdav: [{account: []}],
  s3: [{s3Signature: []}],
  none: [],
  sign: [],
  archiveSign: [],
  shareToken: [],
};

export function pathItem(
  route: LocalRoute,
  context: OperationContext,
): PathItem {
  const {api, messages, permissions, groupTitles} = context;
  const methods = methodsOf(route);
  const who = api.auth.kinds.find(({kind}) => kind === route.auth);
  const common = api.commonErrors.flatMap(({kinds, ...error}) =>
    kinds.includes(route.auth) ? [error] : [],
  );
  const errors = route.errors ?? [];
  const body = bodyOf(route, context);
  const right = route.permission;
  const permission = right && {key: right, label: permissions[right] ?? right};
  const isAmbiguous = route.methods.length > 1 || route.methods.includes('ANY');
  const lines = [
    route.note,
    labelled(
      messages.whoMayCall,
      closed(sentences(who?.title ?? route.auth, who?.note ?? '')),
    ),
    permission &&
      labelled(messages.needs, bracketed(permission.label, permission.key)),
    isAmbiguous && labelled(messages.methods, route.methods.join(', ')),
  ];
  const operation = (method: HttpMethod): Operation => ({
    operationId: `${operationId(route.path)}${methods.length > 1 ? method.toUpperCase() : ''}`,
    summary: route.note,
    description: lines.filter(Boolean).join('\n\n'),
    tags: [groupTitles[route.group] ?? route.group],
    security: security[route.auth],
    parameters: listOf(parametersOf(route, context)),
    requestBody: method === 'get' ? undefined : body,
    responses: answersOf(route, errors, context),
    'x-alist-methods': shownMethods(route),
    'x-alist-auth': {
      kind: route.auth,
      title: who?.title ?? route.auth,
      note: who?.note ?? '',
    },
    'x-alist-errors': errors,
    'x-alist-common-errors': common,
    'x-alist-permission': permission,
    'x-alist-destructive': route.destructive,
    'x-alist-since': route.since,
  });
  return Object.fromEntries(
    methods.map((method) => [method, operation(method)]),
  );
}

import {sampleRequest, sampleText, type SampleRequest} from './sampleRequest';
import {routeId} from './routeId';
import {
  httpMethods,
  type Description,
  type HttpMethod,
  type ListedError,
  type MediaType,
  type NeededRight,
  type Operation,
  type Schema,
} from './types';

/** A row of a table: a field or a parameter. */
export interface FieldView {
  name: string;
  /** `string`, `FsObject[]`, `integer | null` */
  type: string;
  required?: true;
  /** Some answers leave the field out. */
  optional?: true;
  values?: string[];
  note?: string;
  since?: string;
}

export interface ParameterView extends FieldView {
  in: 'query' | 'header' | 'path' | 'body';
  /** Value in the samples; body fields have theirs in the request. */
  example?: string;
}

export interface ObjectView {
  name: string;
  note: string;
  fields: FieldView[];
}

/** What the pages show of one route. */
export interface RouteView {
  id: string;
  path: string;
  methods: string[];
  summary: string;
  who: {title: string; note: string};
  permission?: NeededRight;
  destructive?: true;
  since?: string;
  parameters: ParameterView[];
  /** Of a body that is not JSON. */
  contentType?: string;
  /** The `data` field of the answer. */
  data?: {type: string; note?: string; fields: FieldView[]};
  /** Description of an answer without the envelope. */
  response?: string;
  objects: ObjectView[];
  errors: ListedError[];
  /** Whether it also has errors that the overview lists once for many routes. */
  hasCommonErrors: boolean;
  /** A successful answer with its envelope. */
  example?: unknown;
  /** Of the samples, and the first one of "Try it"; WebDAV and S3 have none. */
  request?: SampleRequest & {template: string};
}

const objectName = (ref: string) => ref.replace(/^.*\//, '');

/** A schema as a short type name. */
export function typeLabel(schema: Schema): string {
  const {$ref, anyOf, type, items, format} = schema;
  if ($ref !== undefined) {
    return objectName($ref);
  }
  if (anyOf !== undefined) {
    return anyOf.map(typeLabel).join(' | ');
  }
  if (Array.isArray(type)) {
    return type.map((each) => typeLabel({...schema, type: each})).join(' | ');
  }
  switch (type) {
    case undefined:
      return 'any';
    case 'array':
      return `${typeLabel(items ?? {})}[]`;
    case 'string':
      return format === 'binary' ? 'file' : (format ?? 'string');
    default:
      return type;
  }
}

function fieldView(
  name: string,
  schema: Schema,
  isRequired: boolean,
): FieldView {
  const {description, enum: values, 'x-alist-since': since} = schema;
  return {
    name,
    type: typeLabel(schema),
    required: isRequired ? true : undefined,
    values: values?.map(String),
    note: description,
    since,
  };
}

function answerFields({properties = {}, required = []}: Schema): FieldView[] {
  return Object.entries(properties).map(([name, schema]) => ({
    ...fieldView(name, schema, false),
    optional: required.includes(name) ? undefined : true,
  }));
}

function bodyViews(schema: Schema, isRequired: boolean): ParameterView[] {
  const {properties, required = []} = schema;
  return properties === undefined
    ? [{...fieldView('', schema, isRequired), in: 'body'}]
    : Object.entries(properties).map(([name, property]) => ({
        ...fieldView(name, property, required.includes(name)),
        in: 'body',
      }));
}

/** Names of the objects that a JSON text refers to, directly or through other objects. */
function objectsIn(text: string, description: Description): string[] {
  const found = new Set<string>();
  const visit = (json: string) => {
    for (const [, name = ''] of json.matchAll(/schemas\/(\w+)"/g)) {
      const schema = description.components.schemas[name];
      if (schema !== undefined && !found.has(name)) {
        found.add(name);
        visit(JSON.stringify(schema));
      }
    }
  };
  visit(text);
  return [...found];
}

/** References to objects that a note names, such as "One `DriverForm` for each driver name". */
function namedInNote(
  note: string | undefined,
  {components}: Description,
): string {
  return Object.keys(components.schemas)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(note ?? ''))
    .filter((name) => name !== 'Error')
    .map((name) => `schemas/${name}"`)
    .join('');
}

function withoutNull(schema: Schema): Schema {
  const {anyOf, type} = schema;
  if (anyOf !== undefined) {
    return anyOf.find((option) => option.type !== 'null') ?? schema;
  }
  return Array.isArray(type)
    ? {...schema, type: type.find((each) => each !== 'null') ?? 'null'}
    : schema;
}

function dataView(media: MediaType | undefined): RouteView['data'] {
  const envelope = media?.schema?.properties;
  const data = envelope?.data;
  if (data === undefined || data.type === 'null') {
    return undefined;
  }
  const {description: note, ...schema} = withoutNull(data);
  return {
    type: typeLabel(schema),
    note,
    fields: answerFields(schema),
  };
}

/** The operation to show. */
function mainOperation(
  {paths}: Description,
  path: string,
): [HttpMethod, Operation] {
  for (const method of httpMethods) {
    const operation = paths[path]?.[method];
    if (operation !== undefined) {
      return [method, operation];
    }
  }
  throw new Error(`${path}: found no operation, expected one`);
}

/** Every error that the pages list for a route, in its own table or in the common one. */
export function listedErrors(
  description: Description,
  path: string,
): ListedError[] {
  const [, operation] = mainOperation(description, path);
  return [
    ...operation['x-alist-errors'],
    ...operation['x-alist-common-errors'],
  ];
}

export function routeView(description: Description, path: string): RouteView {
  const [method, operation] = mainOperation(description, path);
  const {parameters = [], requestBody, responses} = operation;
  const [contentType, body] =
    Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answer = responses['200']?.content?.['application/json'];
  const own = responses.default?.description;
  const data = own === undefined ? dataView(answer) : undefined;
  const example = answer?.examples?.success;
  const {kind, title, note: remark} = operation['x-alist-auth'];
  const isProtocol = kind === 'webdav' || kind === 's3';
  const request = {...sampleRequest(path, method, operation), template: path};
  return {
    id: routeId(path),
    path,
    methods: operation['x-alist-methods'],
    summary: operation.summary,
    who: {title, note: remark},
    permission: operation['x-alist-permission'],
    destructive: operation['x-alist-destructive'],
    since: operation['x-alist-since'],
    parameters: [
      ...parameters.map(
        ({name, in: place, required, description: note, schema, ...rest}) => ({
          ...fieldView(name, schema, required),
          note,
          since: rest['x-alist-since'],
          in: place,
          example:
            rest.example === undefined ? undefined : sampleText(rest.example),
        }),
      ),
      ...(body?.schema === undefined
        ? []
        : bodyViews(body.schema, requestBody?.required === true)),
    ],
    contentType: contentType === 'application/json' ? undefined : contentType,
    data,
    response: own,
    objects: objectsIn(
      JSON.stringify([requestBody ?? {}, answer?.schema ?? {}]) +
        namedInNote(data?.note, description),
      description,
    )
      .filter((name) => name !== 'Error')
      .map((name) => {
        const schema = description.components.schemas[name] ?? {};
        return {
          name,
          note: schema.description ?? '',
          fields: answerFields(schema),
        };
      }),
    errors: operation['x-alist-errors'],
    hasCommonErrors: operation['x-alist-common-errors'].length > 0,
    example: example?.value,
    request: isProtocol ? undefined : request,
  };
}

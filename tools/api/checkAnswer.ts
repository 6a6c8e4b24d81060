import {Ajv2020, type ErrorObject} from 'ajv/dist/2020';
import type {
  Description,
  HttpMethod,
  Schema,
} from '../../src/components/api-reference/openapi/types';
import {valueAt} from '../../src/components/oauth-tools/answers';
import type {PlainAnswer} from './send';

const dateTime =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: {int64: true, binary: true, 'date-time': dateTime},
});

/** The same schema without additional properties. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) {
    return schema.map((each: unknown) => closed(each)) as T;
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed<unknown>(value)]),
  );
  const isObject =
    'properties' in schema && typeof inner.properties === 'object';
  return (
    isObject && !('additionalProperties' in schema)
      ? {...inner, additionalProperties: false}
      : inner
  ) as T;
}

function answersOf({paths}: Description, path: string, method: HttpMethod) {
  return paths[path]?.[method]?.responses;
}

function schemaOf(
  description: Description,
  path: string,
  method: HttpMethod,
): Schema | undefined {
  return answersOf(description, path, method)?.['200']?.content?.[
    'application/json'
  ]?.schema;
}

function sentence({instancePath, message, params}: ErrorObject): string {
  const extra = (params as {additionalProperty?: string}).additionalProperty;
  const field = extra === undefined ? '' : ` "${extra}"`;
  return `${instancePath === '' ? 'the answer' : instancePath} ${message ?? ''}${field}`;
}

/** The differences between a response of the product and its description. */
export function checkAnswer(
  description: Description,
  {path, method}: {path: string; method: HttpMethod},
  answer: unknown,
): string[] {
  const schema = schemaOf(description, path, method);
  if (schema === undefined) {
    return [`${path}: found no JSON answer in the description`];
  }
  const validate = ajv.compile(
    closed({...schema, components: description.components}),
  );
  return validate(answer)
    ? []
    : [...new Set((validate.errors ?? []).map(sentence))].map(
        (line) => `${method.toUpperCase()} ${path}: ${line}`,
      );
}

/** Whether a content type is plain text. */
const isText = (type: string) =>
  /^(?:text|application)\/(?:plain|html|xml)\b/.test(type);

/** The differences between a response that is not JSON and its description. */
function checkPlainAnswer(
  description: Description,
  {path, method}: {path: string; method: HttpMethod},
  {type}: PlainAnswer,
): string[] {
  const own = answersOf(description, path, method)?.default?.content;
  const route = `${method.toUpperCase()} ${path}`;
  if (own === undefined) {
    return [`${route}: found an answer of the type "${type}", expected JSON`];
  }
  return 'text/plain' in own && type !== '' && !isText(type)
    ? [`${route}: found an answer of the type "${type}", expected a text`]
    : [];
}

/** The differences between a response of the product, JSON or not, and its description. */
export function checkReply(
  description: Description,
  route: {path: string; method: HttpMethod},
  {json, plain}: {json?: unknown; plain?: PlainAnswer},
): string[] {
  if (plain !== undefined) {
    return checkPlainAnswer(description, route, plain);
  }
  // JSON without the envelope is a format of the route's own.
  return valueAt(json, 'code') === undefined
    ? checkPlainAnswer(description, route, {type: '', text: '', headers: {}})
    : checkAnswer(description, route, json);
}

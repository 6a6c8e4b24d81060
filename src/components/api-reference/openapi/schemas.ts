import type {Api, ApiField, ValueType} from '../../../data/api/schema';
import type {InLocale} from '../../../lib/localize';
import type {Schema} from './types';

const plainSchemas: Readonly<Record<string, Schema>> = {
  any: {},
  bool: {type: 'boolean'},
  datetime: {type: 'string', format: 'date-time'},
  file: {type: 'string', format: 'binary'},
  flag: {type: 'string'},
  float: {type: 'number'},
  int: {type: 'integer', format: 'int64'},
  map: {type: 'object', additionalProperties: true},
  object: {type: 'object'},
  string: {type: 'string'},
  uint: {type: 'integer', format: 'int64', minimum: 0},
};

export function orNull(schema: Schema): Schema {
  if (schema.$ref !== undefined) {
    return {anyOf: [schema, {type: 'null'}]};
  }
  return typeof schema.type === 'string'
    ? {...schema, type: [schema.type, 'null']}
    : schema;
}

/** JSON Schema of a type such as `FsObject[]`. */
export function schemaOfType(type: ValueType): Schema {
  if (type.endsWith('[]')) {
    const item = type.slice(0, -2) as ValueType;
    return {type: 'array', items: schemaOfType(item)};
  }
  const plain = plainSchemas[type];
  return plain === undefined
    ? {$ref: `#/components/schemas/${type}`}
    : {...plain};
}

function schemaOfField(field: InLocale<ApiField>): Schema {
  const {type, nullable, note, since} = field;
  const schema = schemaOfType(type);
  return {
    ...(nullable === true ? orNull(schema) : schema),
    description: note,
    'x-alist-since': since,
  };
}

/** The description has no empty lists. */
export const listOf = <T>(items: T[]): T[] | undefined =>
  items.length === 0 ? undefined : items;

export function schemaOfFields(fields: readonly InLocale<ApiField>[]): Schema {
  const required = fields
    .filter(({optional}) => optional !== true)
    .map(({name}) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, schemaOfField(field)]),
    ),
    required: listOf(required),
  };
}

/** The envelope of every answer, with the schema of `data`. */
export function envelopeSchema(
  envelope: InLocale<Api>['envelope'],
  description: string,
  data: Schema,
): Schema {
  const schema = schemaOfFields(envelope.fields);
  return {
    ...schema,
    description,
    properties: {...schema.properties, data},
  };
}

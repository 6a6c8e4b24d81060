import * as z from 'zod';
import {localized, releaseTag} from '../localized';

/** Files of `records/`, in the order in which a reader meets them. */
export const routeGroups = [
  'auth',
  'authn',
  'fs',
  'public',
  'share',
  'task',
  'label',
  'adminMeta',
  'adminUser',
  'adminRole',
  'adminStorage',
  'adminDriver',
  'adminSetting',
  'adminTask',
  'adminMessage',
  'adminIndex',
  'adminLabel',
  'adminSession',
  'file',
  'other',
] as const;

const routeGroup = z.enum(routeGroups);

const authKind = z.enum([
  'none',
  'user',
  /** As user, but a disabled guest is let in. */
  'passkeyOwner',
  /** As notGuest, but the route refuses the guest in words of its own. */
  'account',
  'notGuest',
  'admin',
  'sign',
  'archiveSign',
  'shareToken',
  'webdav',
  's3',
]);

/** Objects that several routes send or answer; their fields are listed once. */
export const objectNames = [
  'ArchiveObject',
  'FsObject',
  'ArchiveEntry',
  'SearchHit',
  'FolderName',
  'NewName',
  'Task',
  'Share',
  'ShareInfo',
  'ShareObject',
  'Label',
  'LabelledFile',
  'LabelBinding',
  'LabelBindingRequest',
  'LabelBindingResult',
  'Meta',
  'User',
  'Role',
  'PermissionScope',
  'Storage',
  'DriverForm',
  'FormItem',
  'Setting',
  'SshKey',
  'Session',
  'Passkey',
] as const;

const typeNames = [
  'any',
  'bool',
  'datetime',
  'file',
  'flag',
  'float',
  'int',
  'map',
  'object',
  'string',
  'uint',
  ...objectNames,
] as const;

/** `string`, `int[]`, `Task[]`: the type of a value in a request or an answer. */
export const valueType = z.templateLiteral([
  z.enum(typeNames),
  z.enum(['', '[]']),
]);

const fieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'a field or header name');

/** A value as JSON writes it, for samples. */
const plain = z.union([z.string(), z.number(), z.boolean()]);
const sampleRecord = z.record(z.string(), z.union([plain, z.array(plain)]));
const sampleValue = z.union([
  plain,
  sampleRecord,
  z.array(z.union([plain, sampleRecord])),
]);

const field = z.strictObject({
  name: fieldName,
  type: valueType,
  /** Whether the product may answer null. */
  nullable: z.literal(true).optional(),
  /** Whether the product leaves the field out where there is nothing to say. */
  optional: z.literal(true).optional(),
  note: localized.optional(),
  since: releaseTag.optional(),
});

/** The body is the value itself when a parameter in the body has no name. */
const parameter = z
  .strictObject({
    name: fieldName.optional(),
    in: z.enum(['query', 'body', 'header', 'path']),
    type: valueType,
    required: z.boolean(),
    values: z.array(z.string().min(1)).min(1).optional(),
    /** What samples send; a parameter that is not required stands in samples only with a value of its own. */
    example: sampleValue.optional(),
    note: localized.optional(),
    since: releaseTag.optional(),
  })
  .refine((value) => value.name !== undefined || value.in === 'body', {
    path: ['name'],
    message: 'a name, unless the parameter is the whole body',
  });

const routeError = z.strictObject({
  code: z.int().min(202).max(599),
  text: localized,
  /** What the product answers in "message", word for word. */
  message: z.string().min(1).optional(),
});

/** What stands in "data" when the request succeeds; null for nothing. */
const routeData = z
  .strictObject({
    type: valueType,
    nullable: z.literal(true).optional(),
    fields: z.array(field).min(1).optional(),
    note: localized.optional(),
  })
  .nullable();

export const routeSchema = z
  .strictObject({
    group: routeGroup,
    methods: z
      .array(z.enum(['GET', 'HEAD', 'POST', 'PUT', 'ANY', 'WebDAV']))
      .min(1),
    path: z
      .string()
      .regex(/^\/[\w./{}-]+$/, 'a path such as "/api/task/{type}/done"'),
    auth: authKind,
    note: localized,
    request: z.array(parameter),
    contentType: z
      .enum(['application/octet-stream', 'multipart/form-data'])
      .optional(),
    data: routeData,
    /** An example of `data`; null where most answers have none. */
    exampleData: z.unknown().optional(),
    /** What the product answers in "message" in place of "success". */
    exampleMessage: z.string().min(1).optional(),
    /** The answer of a route that does not use the envelope. */
    response: localized.optional(),
    /** Beside response: whether it is something to save or something to read. */
    responseType: z.enum(['file', 'text']).optional(),
    permission: z
      .enum([
        'offline_download',
        'write',
        'rename',
        'move',
        'copy',
        'delete',
        'read_archives',
        'decompress',
      ])
      .optional(),
    errors: z.array(routeError).min(1).optional(),
    /** Whether it takes something away or replaces it, so that a reader is asked first. */
    destructive: z.literal(true).optional(),
    /** Absent for routes that v3 has had from the start. */
    since: releaseTag.optional(),
  })
  .refine((route) => route.data === null || route.response === undefined, {
    path: ['response'],
    message: 'no response beside data: a route answers in one way',
  })
  .refine(
    ({data, exampleData}) =>
      data?.type === 'any' || (data === null) === (exampleData === undefined),
    {path: ['exampleData'], message: 'an example wherever there is data'},
  )
  .refine(
    ({response, responseType}) =>
      (response === undefined) === (responseType === undefined),
    {path: ['responseType'], message: 'a response and its type, or neither'},
  );

export const routesSchema = z.array(routeSchema).min(1);

const namedObject = z.strictObject({
  name: z.enum(objectNames),
  note: localized,
  fields: z.array(field).min(1),
});

export const apiSchema = z.strictObject({
  notes: z.array(localized).min(1),
  groups: z
    .array(
      z.strictObject({
        group: routeGroup,
        title: localized,
        /** The page that lists its routes. */
        page: z.string().startsWith('guide/api/'),
      }),
    )
    .length(routeGroups.length),
  envelope: z.strictObject({
    fields: z.array(field).length(3),
    notes: z.array(localized).min(1),
  }),
  auth: z.strictObject({
    header: z.literal('Authorization'),
    kinds: z
      .array(
        z.strictObject({kind: authKind, title: localized, note: localized}),
      )
      .length(authKind.options.length),
    notes: z.array(localized).min(1),
  }),
  /** Errors of every route that asks for the same credential. */
  commonErrors: z
    .array(routeError.extend({kinds: z.array(authKind).min(1)}))
    .min(1),
  /** What samples send for a parameter of this name, unless the parameter says something else. */
  examples: z.record(fieldName, sampleValue),
  objects: z.array(namedObject).length(objectNames.length),
});

export type Api = z.infer<typeof apiSchema>;
export type Route = z.infer<typeof routeSchema>;
export type ApiField = z.infer<typeof field>;
export type ValueType = z.infer<typeof valueType>;
export type AuthKind = z.infer<typeof authKind>;

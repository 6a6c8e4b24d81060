import * as z from 'zod';
import {localized, releaseTag} from '../localized';

export const permissionKeys = [
  'see_hides',
  'access_without_password',
  'offline_download',
  'write',
  'rename',
  'move',
  'copy',
  'delete',
  'webdav_read',
  'webdav_manage',
  'ftp_read',
  'ftp_manage',
  'read_archives',
  'decompress',
  'path_limit',
  'mcp_access',
  'mcp_manage',
] as const;

const permissionKey = z.enum(permissionKeys);

/** One right of a role: its place in the number and the value it adds. */
const permissionBit = z
  .strictObject({
    bit: z.int().min(0).max(30),
    value: z.int().min(1),
    key: permissionKey,
    label: localized,
    note: localized.optional(),
    since: releaseTag,
  })
  .refine((entry) => entry.value === 2 ** entry.bit, {
    path: ['value'],
    message: '2 to the power of "bit"',
  });

/** A field of something the product stores, as its API spells it. */
const modelField = z.strictObject({
  name: z.string().regex(/^[a-z_0-9]+$/, 'a field such as "base_path"'),
  type: z.enum([
    'bool',
    'int',
    'uint',
    'string',
    'text',
    'time',
    'int[]',
    'scope[]',
  ]),
  required: z.literal(true).optional(),
  note: localized.optional(),
});

const builtinRole = z.strictObject({
  id: z.int().min(1),
  name: z.enum(['guest', 'admin', 'general']),
  scope: z.strictObject({
    path: z.string().startsWith('/'),
    permission: z.int().min(0),
  }),
  note: localized,
});

const permissionExample = z.strictObject({
  value: z.int().min(0),
  keys: z.array(permissionKey),
  note: localized,
});

/** What a WebDAV request needs: every group of keys, one key of each group. */
const webdavRule = z.strictObject({
  methods: z
    .array(
      z.enum([
        'OPTIONS',
        'PROPFIND',
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'MKCOL',
        'MOVE',
        'COPY',
        'DELETE',
        'LOCK',
        'UNLOCK',
        'PROPPATCH',
      ]),
    )
    .min(1),
  needs: z.array(z.array(permissionKey).min(1)),
  note: localized.optional(),
});

export const permissionsRecords = z.strictObject({
  bits: z.array(permissionBit).length(permissionKeys.length),
  examples: z.array(permissionExample).min(1),
  roles: z.strictObject({
    since: releaseTag,
    builtin: z.array(builtinRole).length(3),
    /** The numbers that older releases stored instead of role ids. */
    legacy: z
      .array(
        z.strictObject({
          value: z.int().min(0),
          name: z.enum(['general', 'guest', 'admin']),
        }),
      )
      .length(3),
    fields: z.array(modelField).min(1),
    rules: z.array(localized).min(1),
  }),
  users: z.strictObject({
    fields: z.array(modelField).min(1),
    builtin: z
      .array(
        z.strictObject({
          username: z.enum(['admin', 'guest']),
          note: localized,
        }),
      )
      .length(2),
    password: z.strictObject({
      since: releaseTag,
      clientHash: z.string().min(1),
      stored: z.string().min(1),
      note: localized,
    }),
    loginLimit: z.strictObject({
      failures: z.int().min(1),
      minutes: z.int().min(1),
      code: z.literal(429),
      note: localized,
    }),
  }),
  metas: z.strictObject({
    fields: z.array(modelField).min(1),
    rules: z.array(localized).min(1),
  }),
  shares: z.strictObject({
    since: releaseTag,
    fields: z.array(modelField).min(1),
    idPattern: z.string().min(1),
    generatedIdLength: z.int().min(1),
    accessTokenHours: z.int().min(1),
    rules: z.array(localized).min(1),
  }),
  labels: z.strictObject({
    since: releaseTag,
    fields: z.array(modelField).min(1),
  }),
  sessions: z.strictObject({
    since: releaseTag,
    /** How a device is told apart, in the browser and over WebDAV. */
    deviceKeys: z.strictObject({
      web: z.string().min(1),
      webdav: z.string().min(1),
    }),
    fields: z.array(modelField).min(1),
    status: z
      .array(
        z.strictObject({
          value: z.int().min(0),
          name: z.enum(['active', 'inactive']),
          label: localized,
        }),
      )
      .length(2),
    /** The settings that govern sessions. */
    settings: z
      .array(
        z.enum(['max_devices', 'device_evict_policy', 'device_session_ttl']),
      )
      .length(3),
    rules: z.array(localized).min(1),
  }),
  webdav: z.array(webdavRule).min(1),
});

export type PermissionsRecords = z.infer<typeof permissionsRecords>;

import * as z from 'zod';
import {localized, releaseTag} from '../localized';

const configKeyTypes = ['bool', 'int', 'string', 'string[]'] as const;

const jsonTypeOf = {
  bool: (value: unknown) => typeof value === 'boolean',
  int: (value: unknown) => Number.isInteger(value),
  string: (value: unknown) => typeof value === 'string',
  'string[]': (value: unknown) => Array.isArray(value),
} as const;

/** One value of the config file: where it stands in the JSON, what it is, and which variable replaces it. */
const configKey = z
  .strictObject({
    /** The place in the file, written as `database.type`. */
    key: z
      .string()
      .regex(
        /^[a-z0-9_]+(\.[a-z0-9_]+){0,2}$/,
        'a path such as "scheme.http_port"',
      ),
    type: z.enum(configKeyTypes),
    /** The value of a new file; `null` where the product makes the value itself. */
    default: z
      .union([z.boolean(), z.int(), z.string(), z.array(z.string())])
      .nullable(),
    /** The variable with the usual prefix; `null` where no variable is read. */
    env: z
      .string()
      .regex(/^ALIST_[A-Z0-9_]+$/, 'a variable such as "ALIST_DB_TYPE"')
      .nullable(),
    note: localized,
    /** Every value the product accepts, where the set is closed. */
    values: z.array(z.string()).min(1).optional(),
    since: releaseTag,
  })
  .refine(
    (entry) => entry.default === null || jsonTypeOf[entry.type](entry.default),
    {
      path: ['default'],
      message: 'a value of the type named in "type"',
    },
  );

export type ConfigKey = z.infer<typeof configKey>;

/** A variable that is no key of the file. */
const extraEnvironment = z.strictObject({
  name: z.string().regex(/^[A-Z0-9_]+$/, 'a variable name such as "PUID"'),
  /** Who reads it: the program everywhere, or only the start script of the container image. */
  scope: z.enum(['program', 'container']),
  default: z.string().optional(),
  note: localized,
});

export const configRecords = z.strictObject({
  extraEnv: z.array(extraEnvironment).min(1),
  sslModes: z.strictObject({
    mysql: z.array(z.string()).min(1),
    postgres: z.array(z.string()).min(1),
  }),
  keys: z.array(configKey).min(1),
});

export type ConfigRecords = z.infer<typeof configRecords>;

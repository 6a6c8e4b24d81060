import * as z from 'zod';
import {localized, releaseTag} from '../localized';
import {permissionKeys} from '../permissions/schema';

/** A flag of the command line: `--data`. */
const cliFlag = z.strictObject({
  flag: z.string().regex(/^--[a-z0-9-]+$/, 'a flag such as "--data"'),
  short: z
    .string()
    .regex(/^-[A-Za-z]$/, 'one letter such as "-H"')
    .optional(),
  type: z.enum(['string', 'bool', 'int']),
  default: z.union([z.string(), z.boolean(), z.int()]),
  note: localized,
  since: releaseTag,
});

const cliArgument = z.strictObject({
  name: z.string().regex(/^[A-Z][A-Z_]*$/, 'a name such as "NEW_PASSWORD"'),
  required: z.boolean(),
  note: localized,
});

const cliCommand = z.strictObject({
  /** The words after the name of the program. */
  command: z
    .string()
    .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'words such as "admin set"'),
  note: localized,
  args: z.array(cliArgument).min(1).optional(),
  flags: z.array(cliFlag).min(1).optional(),
  aliases: z.array(z.string()).min(1).optional(),
  since: releaseTag,
});

export type CliCommand = z.infer<typeof cliCommand>;

const mcpParameter = z
  .strictObject({
    name: z.string().regex(/^[a-z_]+$/, 'a name such as "per_page"'),
    type: z.enum(['string', 'number', 'boolean', 'string[]']),
    required: z.boolean(),
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
    note: localized.optional(),
  })
  .refine((entry) => !entry.required || entry.default === undefined, {
    path: ['default'],
    message: 'no default on a required parameter',
  });

const mcpTool = z.strictObject({
  name: z.string().regex(/^fs_[a-z_]+$/, 'a tool such as "fs_list"'),
  /** Rights the user needs; administrators need none of them. */
  needs: z.array(z.enum(permissionKeys)),
  note: localized,
  params: z.array(mcpParameter).min(1),
});

export const cliRecords = z.strictObject({
  binary: z.literal('alist'),
  globalFlags: z.array(cliFlag).min(1),
  commands: z.array(cliCommand).min(1),
  /** The lines of `alist version`, in their order. */
  versionFields: z.array(z.string()).min(1),
  mcp: z.strictObject({
    since: releaseTag,
    transports: z
      .array(
        z.strictObject({
          name: z.enum(['stdio', 'http']),
          note: localized,
        }),
      )
      .min(1),
    auth: localized,
    tools: z.array(mcpTool).min(1),
  }),
});

export type CliRecords = z.infer<typeof cliRecords>;

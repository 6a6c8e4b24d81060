import * as z from 'zod';
import {localized, releaseTag} from '../localized';

const flagName = z.string().regex(/^--[a-z0-9-]+$/, 'a flag such as "--data"');

const cliFlag = z.strictObject({
  flag: flagName,
  short: z
    .string()
    .regex(/^-[A-Za-z]$/, 'one letter such as "-H"')
    .optional(),
  note: localized,
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
  since: releaseTag,
});

export type CliCommand = z.infer<typeof cliCommand>;

export const cliRecords = z.strictObject({
  /** Of every command. */
  globalFlags: z.array(flagName).min(1),
  commands: z.array(cliCommand).min(1),
});

import * as z from 'zod';

const versions = z.record(z.string(), z.string()).default({});

export const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
});

export type Manifest = z.infer<typeof manifestSchema>;

const lockedPackage = z.object({
  /** The name of an aliased package. */
  name: z.string().optional(),
  version: z.string().optional(),
  /** Its address, where it is not in the registry. */
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** A folder of this project. */
  link: z.boolean().optional(),
  license: z.string().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  hasInstallScript: z.boolean().optional(),
  ...manifestSchema.shape,
});

export type LockedPackage = z.infer<typeof lockedPackage>;

/** `package-lock.json`: each package by the folder that it is installed in. */
export const lockfileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedPackage),
});

export type Lockfile = z.infer<typeof lockfileSchema>;

export const reason = z.string().regex(/^[A-Z].*\.$/, 'a sentence');

/** What a person has reviewed and accepted. An entry that no longer applies to a package is a mistake. */
export const reviewedSchema = z.strictObject({
  licences: z.strictObject({
    /** Licences by their SPDX names, with why the site may use what is under them. */
    allowed: z.record(z.string(), reason),
    /** Packages that do not declare theirs in that way, with the licence that was found and where. */
    named: z.record(
      z.string(),
      z.strictObject({licence: z.string(), found: reason}),
    ),
  }),
  /** Packages with an install script: what it does, and why nothing is missing without it. */
  installScripts: z.record(
    z.string(),
    z.strictObject({does: reason, without: reason}),
  ),
  /** Packages whose digest is not in the lockfile. */
  withoutDigest: z.strictObject({
    reason,
    packages: z.array(z.string()),
  }),
});

export type Reviewed = z.infer<typeof reviewedSchema>;

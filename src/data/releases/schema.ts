import * as z from 'zod';
import {localized, releaseTag} from '../localized';

const change = z.strictObject({
  area: z.enum([
    'drivers',
    'files',
    'archives',
    'search',
    'tasks',
    'offlineDownload',
    'shares',
    'access',
    'protocols',
    'security',
    'settings',
    'web',
    'api',
    'install',
  ]),
  kind: z.enum(['added', 'changed', 'fixed', 'removed']),
  text: localized,
  /** The reader has something to do before or after the update. */
  breaking: z.literal(true).optional(),
});

export const releaseSchema = z.strictObject({
  version: releaseTag,
  date: z.iso.date(),
  commits: z.int().min(1),
  /** Empty where only the date is known. */
  changes: z.array(change),
});

function isOlder(left: string, right: string): boolean {
  const [a, b] = [left, right].map((tag) =>
    tag.slice(1).split('.').map(Number),
  );
  const difference = (a ?? [])
    .map((part, index) => part - (b?.[index] ?? 0))
    .find((part) => part !== 0);
  return difference !== undefined && difference < 0;
}

/** Newest first, so that a page can take the first few. */
export const releasesSchema = z
  .array(releaseSchema)
  .min(1)
  .refine(
    (releases) =>
      releases.every((release, index) => {
        const newer = releases[index - 1];
        return newer === undefined || isOlder(release.version, newer.version);
      }),
    {message: 'releases from the newest to the oldest, each of them once'},
  );

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseChange = z.infer<typeof change>;

import * as z from 'zod';
import {localized, releaseTag} from '../localized';
import {pageLink} from '../pageLink';
import {releaseAreas} from './areas';

const change = z.strictObject({
  area: z.enum(releaseAreas),
  kind: z.enum(['added', 'changed', 'fixed', 'removed']),
  text: localized,
  /** Of a fixed fault: the first release that has it, where that is known. */
  since: releaseTag.optional(),
  /** What the reader has to do before or after the update, and where it is explained. */
  breaking: z
    .strictObject({action: localized, link: pageLink.optional()})
    .optional(),
});

export const releaseSchema = z.strictObject({
  version: releaseTag,
  date: z.iso.date(),
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

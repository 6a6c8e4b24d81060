import * as z from 'zod';
import {reason} from '../scripts/packages/schema';

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

const advisory = z.object({
  title: z.string(),
  url: z.string(),
  severity,
  range: z.string(),
});

/** The output of `npm audit --json`: packages with their vulnerabilities, or with the packages that bring them in. */
export const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({via: z.array(z.union([z.string(), advisory]))}),
  ),
});

export const refusalSchema = z.object({message: z.string()});

type Audit = z.infer<typeof auditSchema>;

/** Accepted vulnerabilities. Each is reviewed again after its date. */
export const acceptedSchema = z.array(
  z.strictObject({
    advisory: z
      .string()
      .regex(/^GHSA(?:-[a-z0-9]{4}){3}$/, 'a name such as GHSA-aaaa-bbbb-cccc'),
    reason,
    until: z.iso.date('a day such as 2027-01-31'),
  }),
);

type Accepted = z.infer<typeof acceptedSchema>;

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * High or critical vulnerabilities that are not accepted, and acceptances that have expired or that no vulnerability needs.
 *
 * @param today as `2027-01-31`
 */
export function auditProblems(
  {vulnerabilities}: Audit,
  accepted: Accepted,
  today: string,
): string[] {
  const grave = Object.entries(vulnerabilities).flatMap(([name, {via}]) =>
    via.flatMap((one) =>
      typeof one !== 'string' && ['high', 'critical'].includes(one.severity)
        ? [{name, ...one}]
        : [],
    ),
  );
  const known = new Set(grave.map(({url}) => nameOf(url)));
  const isAccepted = (url: string) =>
    accepted.some(
      ({advisory: named, until}) => named === nameOf(url) && until >= today,
    );
  return [
    ...grave
      .filter(({url}) => !isAccepted(url))
      .map(
        ({name, ...vulnerability}) =>
          `${name} ${vulnerability.range}: found a ${vulnerability.severity} vulnerability, ${vulnerability.title} (${vulnerability.url}); fix: raise it, or say in acceptedVulnerabilities.json why it does not matter here, and until when.`,
      ),
    ...accepted
      .filter(({advisory: named}) => !known.has(named))
      .map(
        ({advisory: named}) =>
          `${named}: found in acceptedVulnerabilities.json, where it is not needed; remove it.`,
      ),
  ];
}

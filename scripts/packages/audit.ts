import * as z from 'zod';
import {reason} from './schema';

/** How bad a known hole is, in npm's words. */
const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

const advisory = z.object({
  title: z.string(),
  url: z.string(),
  severity,
  range: z.string(),
});

/** What `npm audit --json` writes: packages with what is known of them, or with the packages that bring them in. */
export const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({via: z.array(z.union([z.string(), advisory]))}),
  ),
});

/** What it writes where the registry does not answer. */
export const refusalSchema = z.object({message: z.string()});

type Audit = z.infer<typeof auditSchema>;

/** Holes that do not matter here. Each is looked at anew after its day. */
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
 * Holes that are high or critical and that nobody has argued away, and arguments that are too old or that no hole needs.
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
  const holds = (url: string) =>
    accepted.some(
      ({advisory: named, until}) => named === nameOf(url) && until >= today,
    );
  return [
    ...grave
      .filter(({url}) => !holds(url))
      .map(
        ({name, ...hole}) =>
          `${name} ${hole.range}: found a ${hole.severity} hole, ${hole.title} (${hole.url}); fix: raise it, or say in acceptedHoles.json why it does not matter here, and until when.`,
      ),
    ...accepted
      .filter(({advisory: named}) => !known.has(named))
      .map(
        ({advisory: named}) =>
          `${named}: found in acceptedHoles.json, where it is not needed; remove it.`,
      ),
  ];
}

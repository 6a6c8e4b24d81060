import satisfies from 'spdx-satisfies';
import {obsoleteEntryProblems, type Locked} from './lockfile';
import type {Reviewed} from './schema';

/** The licence of a package: as a person found it, or as it declares it. */
function licenceOf(
  {id, license}: Locked,
  {named}: Reviewed['licences'],
): string | undefined {
  return named[id]?.licence ?? license;
}

/** @param expression a licence or several, as SPDX writes them; anything else is never allowed */
function isAllowed(
  expression: string | undefined,
  allowed: readonly string[],
): boolean {
  try {
    return expression !== undefined && satisfies(expression, [...allowed]);
  } catch {
    return false;
  }
}

/** Packages under a licence that the list does not allow, and entries of the list that are not needed. */
export function licenceProblems(
  locked: readonly Locked[],
  reviewed: Reviewed['licences'],
): string[] {
  const allowed = Object.keys(reviewed.allowed);
  const licences = locked.map((one) => licenceOf(one, reviewed));
  const isUsed = (licence: string) =>
    licences.some(
      (expression) =>
        isAllowed(expression, allowed) &&
        !isAllowed(
          expression,
          allowed.filter((other) => other !== licence),
        ),
    );
  const unnamed = locked.filter(({license}) => !isAllowed(license, allowed));
  return [
    ...locked
      .filter((one) => !isAllowed(licenceOf(one, reviewed), allowed))
      .map(
        (one) =>
          `${one.id} ${one.version ?? ''}: found the licence ${licenceOf(one, reviewed) ?? 'that nobody names'}, expected one of ${allowed.join(', ')}; fix: do without the package, or explain its licence in reviewed.json.`,
      ),
    ...obsoleteEntryProblems(
      Object.keys(reviewed.named),
      new Set(unnamed.map(({id}) => id)),
      'licences.named',
    ),
    ...obsoleteEntryProblems(
      allowed,
      new Set(allowed.filter(isUsed)),
      'licences.allowed',
    ),
  ];
}

/** How many packages are under each licence, the most frequent first; with their names on request. */
export function licenceReport(
  locked: readonly Locked[],
  reviewed: Reviewed['licences'],
  hasNames: boolean,
): string[] {
  const groups = new Map<string, Set<string>>();
  for (const one of locked) {
    const licence = licenceOf(one, reviewed) ?? 'none';
    const group = groups.get(licence) ?? new Set();
    groups.set(licence, group.add(`${one.id} ${one.version ?? ''}`));
  }
  return [...groups]
    .sort(([, a], [, b]) => b.size - a.size)
    .flatMap(([licence, names]) => [
      `${String(names.size).padStart(5)}  ${licence}`,
      ...(hasNames ? [...names].sort().map((name) => `         ${name}`) : []),
    ]);
}

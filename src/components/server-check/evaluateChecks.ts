import {compareVersions} from '../changelog/releases';
import {
  certainties,
  type Certainty,
  type Check,
  type Finding,
} from './checks/check';
import {releaseOf} from './checks/version';
import {dataOf, type Observations} from './fetching/observation';
import type {Target} from './fetching/requests';

export interface Result {
  check: Check;
  finding: Finding;
}

function isRightFor({since, until}: Check, seen: Observations): boolean {
  const release = releaseOf(dataOf(seen, 'settings')?.version ?? '');
  return (
    release === undefined ||
    ((since === undefined || compareVersions(release, since) >= 0) &&
      (until === undefined || compareVersions(release, until) <= 0))
  );
}

export function faultsFirst(results: readonly Result[]): Result[] {
  const rank = (certainty: Certainty) => certainties.indexOf(certainty);
  return [...results].sort(
    (one, other) => rank(one.finding.certainty) - rank(other.finding.certainty),
  );
}

/** What all checks say whose requests were sent, faults first. */
export function evaluateChecks(
  checks: readonly Check[],
  seen: Observations,
  target: Target,
): Result[] {
  const results = checks.flatMap((check): Result[] => {
    const isReady = check.needs.every((name) => seen[name] !== undefined);
    const finding =
      isReady && isRightFor(check, seen)
        ? check.evaluate(seen, target)
        : undefined;
    return finding === undefined ? [] : [{check, finding}];
  });
  return faultsFirst(results);
}

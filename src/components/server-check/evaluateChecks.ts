import {checks} from './checks';
import type {Check, Finding} from './checks/check';
import {dataOf, type Observations} from './fetching/observation';
import {isAskedFor, type Target} from './fetching/requests';
import {isDisturbed, troubleIn} from './fetching/troubles';
import {
  certainties,
  type Certainty,
  type CheckId,
  type FindingRecords,
  type ReasonId,
} from './checks/serverCheckTexts';

export interface Result {
  check: CheckId;
  finding: Finding & {certainty: Certainty};
}

/** Checks without a result that have the same reason. */
export interface Unchecked {
  because: ReasonId;
  checks: readonly CheckId[];
}

export interface Results {
  /** What is surest first. */
  found: readonly Result[];
  notChecked: readonly Unchecked[];
}

const lacking = {
  file: 'noFile',
  token: 'noToken',
  upload: 'noUpload',
} as const satisfies Record<string, ReasonId>;

/** What stands in the way of a check. */
function obstacleOf(
  {needs, judges = {}, asks, isAboutAny}: Check,
  seen: Observations,
  target: Target,
): ReasonId | undefined {
  const isAlist = dataOf(seen, 'settings') !== undefined;
  if (isAboutAny !== true && !isAlist) {
    return 'notAlist';
  }
  if (asks !== undefined && !isAskedFor({asks}, target)) {
    if (asks !== 'file' && target.isTokenWithheld === true) {
      return 'tokenWithheld';
    }
    return asks === 'upload' && target.hasToken ? 'noFolder' : lacking[asks];
  }
  for (const name of needs) {
    const trouble = troubleIn(seen, name);
    if (trouble !== undefined && judges[name]?.includes(trouble) !== true) {
      return isAlist ? trouble : 'notAlist';
    }
  }
  return undefined;
}

/** What all checks say. Each one that applies has a finding, or a reason why it has none. */
export function evaluateChecks(
  seen: Observations,
  target: Target,
  records: FindingRecords,
): Results {
  // Nothing is certain where answers of the same server come and go.
  const surest = isDisturbed(seen) ? 'likely' : 'certain';
  const certaintyOf = ({id, atMost}: Finding): Certainty => {
    const recorded = records[id].certainty;
    const own = recorded === 'certain' ? surest : recorded;
    return own === 'certain' || own === 'likely' ? (atMost ?? own) : own;
  };
  const found: Result[] = [];
  const reasons = new Map<ReasonId, CheckId[]>();
  for (const check of checks) {
    const because = obstacleOf(check, seen, target);
    const outcome =
      because === undefined ? check.evaluate(seen, target) : {because};
    if ('because' in outcome) {
      const ids = reasons.get(outcome.because) ?? [];
      reasons.set(outcome.because, [...ids, check.id]);
    } else {
      found.push(
        ...outcome.map((finding) => ({
          check: check.id,
          finding: {...finding, certainty: certaintyOf(finding)},
        })),
      );
    }
  }
  const rank = ({finding}: Result) => certainties.indexOf(finding.certainty);
  return {
    found: found.sort((one, other) => rank(one) - rank(other)),
    notChecked: [...reasons].map(([because, ids]) => ({because, checks: ids})),
  };
}

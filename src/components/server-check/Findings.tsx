import type {ReactNode} from 'react';
import type {Result} from './evaluateChecks';
import type {RequestPlan} from './fetching/requests';
import {Report} from './Report';
import {Results} from './Results';
import type {Progress} from './useServerCheck';

interface FindingsProps {
  progress: Progress;
  results: readonly Result[];
  /** What can be sent in this check. */
  plans: readonly RequestPlan[];
}

/** The findings of a check, and a report of them when it is done. */
export function Findings({progress, results, plans}: FindingsProps): ReactNode {
  const {isDone, seen, target} = progress;
  return (
    <>
      <Results plans={plans} progress={progress} results={results} />
      {isDone && results.length > 0 ? (
        <Report results={results} seen={seen} target={target} />
      ) : null}
    </>
  );
}

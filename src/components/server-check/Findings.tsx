import type {ReactNode} from 'react';
import type {Result} from './evaluateChecks';
import {Report} from './Report';
import {Results} from './Results';
import type {Progress} from './useServerCheck';

interface FindingsProps {
  progress: Progress;
  results: readonly Result[];
}

/** The findings of a check, and a report of them when it is done. */
export function Findings({
  progress: {isDone, seen, target},
  results,
}: FindingsProps): ReactNode {
  return (
    <>
      <Results isDone={isDone} results={results} />
      {isDone && results.length > 0 ? (
        <Report results={results} seen={seen} target={target} />
      ) : null}
    </>
  );
}

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Explanation} from './checks/check';
import type {Result} from './evaluateChecks';
import type {RequestPlan} from './fetching/requests';
import {certaintyName} from './messages';
import {nothingCheckedText} from './nothingChecked';
import styles from './styles.module.css';
import {useExplanationAddress} from './useExplanationAddress';
import type {Progress} from './useServerCheck';

/** A link to a page that explains a finding. */
export function ExplanationLink({
  explanation,
}: {
  explanation: Explanation;
}): ReactNode {
  const addressOf = useExplanationAddress();
  return <Link to={addressOf(explanation)}>{explanation.label()}</Link>;
}

function ResultItem({result: {check, finding}}: {result: Result}): ReactNode {
  const {certainty, saw, means, remedy, details, page} = finding;
  return (
    <li
      className={styles.result}
      data-certainty={certainty}
      data-check={check.id}
    >
      <p className={styles.heading}>
        <span className={styles.certainty}>{certaintyName(certainty)}</span>
        {check.title()}
      </p>
      <p>{saw}</p>
      <p>{means}</p>
      {remedy === undefined ? null : <p>{remedy}</p>}
      {details === undefined || details.length === 0 ? null : (
        <ul>
          {details.map((line, index) => (
            <li key={index}>
              <code>{line}</code>
            </li>
          ))}
        </ul>
      )}
      {certainty === 'fine' ? null : (
        <p>
          <ExplanationLink explanation={page ?? check.page} />
        </p>
      )}
    </li>
  );
}

function ResultList({results}: {results: readonly Result[]}): ReactNode {
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <ResultItem key={result.check.id} result={result} />
      ))}
    </ul>
  );
}

interface ResultsProps {
  results: readonly Result[];
  progress: Progress;
  /** What can be sent in this check. */
  plans: readonly RequestPlan[];
}

/** The findings, with what is as it should be folded away. */
export function Results({
  results,
  progress: {isDone, seen},
  plans,
}: ResultsProps): ReactNode {
  const fine = results.filter(({finding}) => finding.certainty === 'fine');
  const others = results.filter(({finding}) => finding.certainty !== 'fine');
  const faults = others.filter(({finding}) => finding.certainty !== 'info');
  const summary =
    results.length === 0
      ? nothingCheckedText(
          plans.map(({name}) => name),
          seen,
        )
      : translate(
          {
            id: 'serverCheck.summary',
            message: 'Faults: {faults}. Good to know: {notes}. Fine: {fine}.',
            description: 'Above the findings of a check',
          },
          {
            faults: faults.length,
            notes: others.length - faults.length,
            fine: fine.length,
          },
        );
  return (
    <>
      <p className={styles.summary} role="status">
        {isDone
          ? summary
          : translate({
              id: 'serverCheck.running',
              message: 'Checking the server.',
              description: 'While a check is under way',
            })}
      </p>
      <ResultList results={others} />
      {fine.length === 0 ? null : (
        <details className={styles.more}>
          <summary>
            {translate(
              {
                id: 'serverCheck.fineCount',
                message: 'As it should be: {count}',
                description: 'Opens the findings that are no faults',
              },
              {count: fine.length},
            )}
          </summary>
          <ResultList results={fine} />
        </details>
      )}
    </>
  );
}

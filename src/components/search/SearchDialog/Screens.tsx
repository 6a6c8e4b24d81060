import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchOutcome} from '../searchQueue';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.css';

/** Shown while the field is empty and no hits are stored. */
export function StartHint(): ReactNode {
  return (
    <p className={styles.hint}>
      {translate({
        id: 'search.hint',
        message:
          'Type what you know: the name of a storage, a setting, or a part of an error message. Pages you open from here are listed the next time, in this browser only.',
        description: 'Shown in search before anything is typed',
      })}
    </p>
  );
}

/** Suggests another query, below DocSearch's message that there are no results. */
export function Suggestion({
  query,
  onTry,
}: {
  query: string;
  onTry: () => void;
}): ReactNode {
  return (
    <p className={styles.suggestion}>
      {translate({
        id: 'search.try',
        message: 'Try searching for',
        description: 'Before a button with another query',
      })}
      <Button onClick={onTry}>{query}</Button>
    </p>
  );
}

export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" />
      <p className={styles.failureTitle}>
        {translate({
          id: 'search.failed',
          message: 'Unable to fetch results',
          description: 'Title of the screen for a search that failed',
        })}
      </p>
      <p>
        {translate({
          id: 'search.failedHelp',
          message:
            'Check your network connection and try again. If the site was updated since you opened this page, reload it.',
          description: 'What to do about a search that failed',
        })}
      </p>
      <div className={styles.failureActions}>
        <Button onClick={onRetry}>
          {translate({
            id: 'search.retry',
            message: 'Try again',
            description: 'Button that repeats a search that failed',
          })}
        </Button>
        {/* Without a network, the page might not come back. */}
        {navigator.onLine ? (
          <Button
            onClick={() => {
              window.location.reload();
            }}
          >
            {translate({
              id: 'search.reload',
              message: 'Reload the page',
              description:
                'Button that loads the page again where search failed, perhaps because the site was published again',
            })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Announces the number of results to screen readers. */
export function Status({
  outcome,
}: {
  outcome: SearchOutcome | undefined;
}): ReactNode {
  const count =
    outcome?.kind === 'answered' ? outcome.answer.hits.length : undefined;
  return (
    <p className={styles.status} role="status">
      {count === undefined
        ? null
        : translate(
            {
              id: 'search.count',
              message: 'Results: {count}',
              description: 'Read out when answers have come',
            },
            {count},
          )}
    </p>
  );
}

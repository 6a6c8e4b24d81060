import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ShownTexts} from './checks/serverCheckTexts';
import type {Observation} from './fetching/observation';
import {isAskedFor, requests, type Target} from './fetching/requests';
import styles from './styles.module.css';
import type {Progress} from './useServerCheck';

/** What came of a request, in a few characters. */
function outcomeText(observation: Observation<unknown>): string {
  switch (observation.kind) {
    case 'answered':
      return `HTTP ${observation.status} · ${observation.duration} ms`;
    case 'opaque':
      return translate({message: 'Answered; not readable'});
    case 'redirected':
      return translate({message: 'Redirected; not followed'});
    case 'timeout':
    case 'offline':
    case 'failed':
      return translate({message: 'No answer that this page may read'});
  }
}

interface SentRequestsProps {
  texts: ShownTexts['requests'];
  /** What the reader has entered. */
  entered: Pick<Target, 'file' | 'hasToken' | 'folder'>;
  progress: Progress | undefined;
}

/** What is sent, before and after it is sent. */
export function SentRequests({
  texts,
  entered,
  progress,
}: SentRequestsProps): ReactNode {
  const plans = requests.filter((plan) => isAskedFor(plan, entered));
  return (
    <details className={styles.more}>
      <summary>
        {translate(
          {message: 'What is sent: up to {count} requests to this address'},
          {count: plans.length},
        )}
      </summary>
      <ul className={styles.requests}>
        {plans.map(({name, method, shownPath}) => {
          const observation = progress?.seen[name];
          return (
            <li key={name}>
              <code>
                {method} {shownPath}
              </code>{' '}
              {texts[name]}
              {observation === undefined ? null : (
                <span className={styles.outcome}>
                  {outcomeText(observation)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CheckBox} from '../ui/CheckBox';
import type {RequestName} from './fetching/answers';
import type {RequestPlan} from './fetching/requests';
import {outcomeText, purposeText} from './messages';
import styles from './styles.module.css';
import type {Progress} from './useServerCheck';

interface RequestListProps {
  plans: readonly RequestPlan[];
  off?: ReadonlySet<RequestName>;
  /** Whether a request can be sent with what the reader has entered. */
  isPossible?: (plan: RequestPlan) => boolean;
  progress: Progress | undefined;
  onSwitch: (name: RequestName, isOn: boolean) => void;
  /** In place of the heading of a list in which each request has a switch. */
  heading?: string;
  /** Whether a request has a switch of its own. */
  hasSwitch?: (plan: RequestPlan) => boolean;
}

function stateText(
  {name}: RequestPlan,
  progress: Progress | undefined,
): string | undefined {
  const observation = progress?.seen[name];
  if (observation !== undefined) {
    return outcomeText(observation);
  }
  return progress?.running === name
    ? translate({
        id: 'serverCheck.outcome.running',
        message: 'Under way',
        description: 'A request that has not ended',
      })
    : undefined;
}

const shownPath = ({isElsewhere, shownPath: path}: RequestPlan) =>
  isElsewhere === true
    ? translate({
        id: 'serverCheck.requests.storage',
        message: '<the storage provider>/…',
        description:
          'In a list of requests, in place of an address at another host',
      })
    : path;

/** What is sent, before and while it is sent. */
export function RequestList({
  plans,
  off = new Set(),
  isPossible = () => true,
  progress,
  onSwitch,
  heading = translate({
    id: 'serverCheck.requests.choice',
    message: 'Requests, in this order; untick one to leave it out',
    description: 'Above a list of requests that can be switched off',
  }),
  hasSwitch = () => true,
}: RequestListProps): ReactNode {
  const isRunning = progress !== undefined && !progress.isDone;
  return (
    <fieldset className={styles.requests}>
      <legend>{heading}</legend>
      {plans.map((plan) => {
        const {name, method} = plan;
        const state = stateText(plan, progress);
        const content = (
          <>
            <span>
              <code>
                {method} {shownPath(plan)}
              </code>{' '}
              <span className={styles.purpose}>{purposeText(name)}</span>
            </span>
            {state === undefined ? null : (
              <span className={styles.outcome}>{state}</span>
            )}
          </>
        );
        return hasSwitch(plan) ? (
          <CheckBox
            className={styles.request}
            isChecked={isPossible(plan) && !off.has(name)}
            isDisabled={isRunning || !isPossible(plan)}
            key={name}
            onChange={(isOn) => onSwitch(name, isOn)}
          >
            {content}
          </CheckBox>
        ) : (
          <div className={styles.step} key={name}>
            {content}
          </div>
        );
      })}
    </fieldset>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isSecret} from '../../data/oauthProviders/values';
import {hostOf, type CallPlan} from '../../lib/tokenCalls';
import {Literal} from '../product-tables/cells';
import {DataTable} from '../ui/DataTable';
import styles from './styles.module.css';

interface RecipientsProps {
  /** What will be requested, and what for; a request that the flow does not have is left out. */
  calls: readonly (readonly [
    plan: Pick<CallPlan, 'to' | 'address' | 'fields'> | undefined,
    purpose: string,
  ])[];
  /** Base addresses for placeholders. */
  bases: Readonly<Record<string, string>>;
}

/** Shown before anything is sent: which host will receive which fields. */
export function Recipients({calls, bases}: RecipientsProps): ReactNode {
  const recipients = calls.flatMap(([plan, purpose]) =>
    plan === undefined
      ? []
      : [{host: hostOf(plan, bases), purpose, fields: plan.fields}],
  );
  return (
    <div className={styles.recipients}>
      <p>
        {translate({
          message:
            'Nothing has been sent yet. When you go on, these hosts are contacted, and no others:',
        })}
      </p>
      <DataTable
        columns={[
          {
            header: translate({message: 'Host'}),
            cell: ({host}) =>
              host === undefined ? (
                translate({message: 'Token service: not set up on this site'})
              ) : (
                <Literal text={host} />
              ),
          },
          {
            header: translate({message: 'What for'}),
            cell: ({purpose}) => purpose,
          },
          {
            header: translate({message: 'Receives'}),
            cell: ({fields}) =>
              fields.length === 0
                ? translate({message: 'Nothing'})
                : fields.map((field) => (
                    <code
                      className={styles.sent}
                      data-secret={'from' in field && isSecret(field.from)}
                      key={field.name}
                    >
                      {field.name}
                    </code>
                  )),
          },
        ]}
        keyOf={({host, purpose}) => `${host ?? ''} ${purpose}`}
        label={translate({message: 'Hosts that will be contacted'})}
        rows={recipients}
      />
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isSecret} from '../../data/oauthProviders/values';
import type {CallField} from '../../lib/tokenCalls';
import {Literal} from '../product-tables/cells';
import {DataTable} from '../ui/DataTable';
import styles from './styles.module.css';

/** A host, and the fields that it will receive. */
export interface Recipient {
  /** `undefined` if the token service has no address. */
  host: string | undefined;
  purpose: string;
  fields: readonly CallField[];
}

/** Shown before anything is sent: which host will receive which fields. */
export function Recipients({
  recipients,
}: {
  recipients: readonly Recipient[];
}): ReactNode {
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

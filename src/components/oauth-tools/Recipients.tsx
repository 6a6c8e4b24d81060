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
          id: 'tools.recipients.intro',
          message:
            'Nothing has been sent yet. When you go on, these hosts are contacted, and no others:',
          description: 'Above the list of hosts',
        })}
      </p>
      <DataTable
        columns={[
          {
            header: translate({
              id: 'tools.recipients.host',
              message: 'Host',
              description: 'Column of the list of hosts',
            }),
            cell: ({host}) =>
              host === undefined ? (
                translate({
                  id: 'tools.recipients.noHost',
                  message: 'Token service: not set up on this site',
                  description: 'In place of a host',
                })
              ) : (
                <Literal text={host} />
              ),
          },
          {
            header: translate({
              id: 'tools.recipients.purpose',
              message: 'What for',
              description: 'Column of the list of hosts',
            }),
            cell: ({purpose}) => purpose,
          },
          {
            header: translate({
              id: 'tools.recipients.fields',
              message: 'Receives',
              description: 'Column of the list of hosts',
            }),
            cell: ({fields}) =>
              fields.length === 0
                ? translate({
                    id: 'tools.recipients.nothing',
                    message: 'Nothing',
                    description: 'In place of the fields that a host receives',
                  })
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
        label={translate({
          id: 'tools.recipients.label',
          message: 'Hosts that will be contacted',
          description: 'Name of the list of hosts',
        })}
        rows={recipients}
      />
    </div>
  );
}

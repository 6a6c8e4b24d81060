import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {langOf} from '../../lib/langOf';
import {useKnownErrors} from './knownErrors';
import {DataTable} from '../ui/DataTable';
import {PageLink} from '../page-link/PageLink';
import {Note} from '../product-tables/cells';
import {errorAnchor, type ShownError} from './shownError';
import styles from './ErrorFinder.module.css';

/** All forms of a message, as AList writes them. */
export function MessageForms({
  error: {messages, where},
}: {
  error: {messages: readonly string[]; where?: string};
}): ReactNode {
  return (
    <>
      {messages.map((message, index) => (
        <Fragment key={message}>
          {index === 0 ? null : <br />}
          <code className={styles.message} lang={langOf(message)}>
            {message}
          </code>
        </Fragment>
      ))}
      {where === undefined ? null : (
        <>
          {' '}
          <span className={styles.where}>{where}</span>
        </>
      )}
    </>
  );
}

/** Table of messages, with cause, fix and page. */
export function ErrorMessages({
  signatures,
}: {
  signatures: ShownError[];
}): ReactNode {
  useKnownErrors(signatures);
  return (
    <DataTable
      columns={[
        {
          header: translate({message: 'Message'}),
          cell: (error) => (
            <span className={styles.anchor} id={errorAnchor(error.id)}>
              <MessageForms error={error} />
            </span>
          ),
        },
        {
          header: translate({message: 'Cause'}),
          cell: ({cause}) => <Note text={cause} />,
        },
        {
          header: translate({message: 'Remedy'}),
          cell: ({fix}) => <Note text={fix} />,
        },
        {
          header: translate({message: 'More'}),
          cell: ({link}) =>
            link === undefined ? null : (
              <span className={styles.more}>
                <PageLink link={link} />
              </span>
            ),
        },
      ]}
      keyOf={({id}) => id}
      label={translate({message: 'Error messages'})}
      rows={signatures}
    />
  );
}

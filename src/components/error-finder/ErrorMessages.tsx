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
          header: translate({
            id: 'errors.message',
            message: 'Message',
            description: 'Column of the table of error messages',
          }),
          cell: (error) => (
            <span className={styles.anchor} id={errorAnchor(error.id)}>
              <MessageForms error={error} />
            </span>
          ),
        },
        {
          header: translate({
            id: 'errors.cause',
            message: 'Cause',
            description: 'Column of the table of error messages',
          }),
          cell: ({cause}) => <Note text={cause} />,
        },
        {
          header: translate({
            id: 'errors.fix',
            message: 'Remedy',
            description: 'Column of the table of error messages',
          }),
          cell: ({fix}) => <Note text={fix} />,
        },
        {
          header: translate({
            id: 'errors.more',
            message: 'More',
            description: 'Column of the table of error messages: a page',
          }),
          cell: ({link}) =>
            link === undefined ? null : (
              <span className={styles.more}>
                <PageLink link={link} />
              </span>
            ),
        },
      ]}
      keyOf={({id}) => id}
      label={translate({
        id: 'errors.table',
        message: 'Error messages',
        description: 'Name of a table of error messages',
      })}
      rows={signatures}
    />
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {PageLink} from '../page-link/PageLink';
import {Note} from '../product-tables/cells';
import {MessageForms} from './ErrorMessages';
import type {Answer, ExplainedOn} from './explanations';
import {errorAnchor, type ShownError} from './shownError';
import styles from './ErrorFinder.module.css';

function Certainty({isCertain}: {isCertain: boolean}): ReactNode {
  return (
    <p className={styles.certainty}>
      {isCertain
        ? translate({
            id: 'errors.finder.certain',
            message: 'The message is the same, and one cause is known.',
            description: 'Above the cause of a message, if there is no doubt',
          })
        : translate({
            id: 'errors.finder.likely',
            message: 'Possible causes: compare them with what you did.',
            description: 'Above the causes of a message, if there are several',
          })}
    </p>
  );
}

function ErrorLinks({error}: {error: ShownError}): ReactNode {
  const {id, link, isOnlyInFinder} = error;
  const row = (
    <a href={`#${errorAnchor(id)}`}>
      {translate({
        id: 'errors.finder.row',
        message: 'in the table below',
        description: 'Link from a result to the row of the message',
      })}
    </a>
  );
  return (
    <>
      {link === undefined ? null : <PageLink link={link} />}
      {isOnlyInFinder === true || link === undefined ? null : ' · '}
      {isOnlyInFinder === true ? null : row}
    </>
  );
}

function ErrorRow({error}: {error: ShownError}): ReactNode {
  const {cause, fix} = error;
  return (
    <dl>
      <dt>
        {translate({
          id: 'errors.cause',
          message: 'Cause',
          description: 'Column of the table of error messages',
        })}
      </dt>
      <dd>
        <Note text={cause} />
      </dd>
      {fix === undefined ? null : (
        <>
          <dt>
            {translate({
              id: 'errors.fix',
              message: 'Remedy',
              description: 'Column of the table of error messages',
            })}
          </dt>
          <dd>
            <Note text={fix} />
          </dd>
        </>
      )}
      <dt>
        {translate({
          id: 'errors.more',
          message: 'More',
          description: 'Column of the table of error messages: a page',
        })}
      </dt>
      <dd>
        <ErrorLinks error={error} />
      </dd>
    </dl>
  );
}

/** The rows of other pages. Their links load the page, because only then the browser marks the row. */
function PageRows({rows}: {rows: readonly ExplainedOn[]}): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map(({address, title, cause}) => (
        <li key={address}>
          <a href={address}>{title}</a>
          {cause === '' ? null : <> – {cause}</>}
        </li>
      ))}
    </ul>
  );
}

/** What is known about one message of the text. */
export function Result({
  answer: {messages, error, rows, isCertain},
}: {
  answer: Answer<ShownError>;
}): ReactNode {
  return (
    <li className={styles.result}>
      <p>
        <MessageForms error={error ?? {messages}} />
      </p>
      <Certainty isCertain={isCertain} />
      {error === undefined ? null : <ErrorRow error={error} />}
      {rows.length === 0 ? null : <PageRows rows={rows} />}
    </li>
  );
}

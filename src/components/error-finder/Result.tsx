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
            message: 'The message is the same, and one cause is known.',
          })
        : translate({
            message: 'Possible causes: compare them with what you did.',
          })}
    </p>
  );
}

function ErrorLinks({error}: {error: ShownError}): ReactNode {
  const {id, link, isOnlyInFinder} = error;
  const row = (
    <a href={`#${errorAnchor(id)}`}>
      {translate({message: 'in the table below'})}
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
      <dt>{translate({message: 'Cause'})}</dt>
      <dd>
        <Note text={cause} />
      </dd>
      {fix === undefined ? null : (
        <>
          <dt>{translate({message: 'Remedy'})}</dt>
          <dd>
            <Note text={fix} />
          </dd>
        </>
      )}
      <dt>{translate({message: 'More'})}</dt>
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

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {PageLink} from '../page-link/PageLink';
import {ErrorFacts, MessageForms} from './ErrorMessages';
import type {Answer, ExplainedOn} from './explanations';
import {errorAnchor, type ShownError} from './shownError';
import styles from './ErrorFinder.module.css';

function ErrorLinks({error}: {error: ShownError}): ReactNode {
  const {id, link, isOnlyInFinder} = error;
  const anchor = errorAnchor(id);
  // Before the browser goes there, because only newer ones open it themselves.
  const unfold = () => {
    document
      .getElementById(anchor)
      ?.closest('details')
      ?.setAttribute('open', '');
  };
  const row = (
    <a href={`#${anchor}`} onClick={unfold}>
      {translate({message: 'in the list below'})}
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
      <p className="quiet">
        {isCertain
          ? translate({
              message: 'The message is the same, and one cause is known.',
            })
          : translate({
              message: 'Possible causes: compare them with what you did.',
            })}
      </p>
      {error === undefined ? null : (
        <ErrorFacts error={error}>
          <ErrorLinks error={error} />
        </ErrorFacts>
      )}
      {rows.length === 0 ? null : <PageRows rows={rows} />}
    </li>
  );
}

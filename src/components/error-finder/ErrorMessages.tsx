import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {langOf} from '../../lib/langOf';
import {useKnownErrors} from './knownErrors';
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
          <code lang={langOf(message)}>{message}</code>
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

/** The cause of a message, its remedy, and where to read more. */
export function ErrorFacts({
  error: {cause, fix},
  id,
  children,
}: {
  error: Pick<ShownError, 'cause' | 'fix'>;
  id?: string;
  children: ReactNode;
}): ReactNode {
  const facts: [name: string, value: ReactNode][] = [
    [translate({message: 'Cause'}), <Note text={cause} />],
    [translate({message: 'Remedy'}), fix && <Note text={fix} />],
    [translate({message: 'More'}), children],
  ];
  return (
    <dl className={styles.facts} id={id}>
      {facts.map(([name, value]) =>
        value ? (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}

/** Messages that unfold their cause, remedy and page. The browser opens one that it searches for, or that an address leads to. */
export function ErrorMessages({
  signatures,
}: {
  signatures: ShownError[];
}): ReactNode {
  useKnownErrors(signatures);
  return (
    <div className={styles.messages}>
      {signatures.map((error) => (
        <details key={error.id}>
          <summary>
            <span>
              <MessageForms error={error} />
            </span>
          </summary>
          <ErrorFacts error={error} id={errorAnchor(error.id)}>
            {error.link && <PageLink link={error.link} />}
          </ErrorFacts>
        </details>
      ))}
    </div>
  );
}

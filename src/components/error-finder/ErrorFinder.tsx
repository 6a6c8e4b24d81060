import {translate} from '@docusaurus/Translate';
import {
  useId,
  useDeferredValue,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import {knownErrors} from './knownErrors';
import {useCopy} from '../../hooks/useCopy';
import {findErrors, TEXT_LIMIT, type Finding} from './findErrors';
import {maskPasted} from './maskPasted';
import {maskSecrets} from './maskSecrets';
import {buttonClass} from '../ui/Button';
import {Field, hintId} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {PageLink} from '../page-link/PageLink';
import {Note} from '../product-tables/cells';
import {errorAnchor, MessageForms, type KnownError} from './ErrorMessages';
import styles from './ErrorFinder.module.css';

export {ErrorMessages} from './ErrorMessages';

/** Summary of a finding; also announced by screen readers. */
function summary({kind, found}: Finding<KnownError>): string {
  if (found.length === 0) {
    return translate({
      id: 'errors.finder.none',
      message:
        'Not known here. It probably comes from the provider or the operating system: look at the page of your driver.',
      description: 'When the error finder knows nothing of a message',
    });
  }
  return kind === 'exact'
    ? translate(
        {
          id: 'errors.finder.exact',
          message:
            'Messages recognized: {count}. The likely cause comes first.',
          description: 'When the error finder recognizes messages',
        },
        {count: found.length},
      )
    : translate(
        {
          id: 'errors.finder.similar',
          message: 'Not known word by word. Similar messages: {count}.',
          description: 'When the error finder knows only similar messages',
        },
        {count: found.length},
      );
}

function Result({error}: {error: KnownError}): ReactNode {
  const {id, cause, fix, link} = error;
  return (
    <li className={styles.result}>
      <p>
        <MessageForms error={error} />
      </p>
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
          {link === undefined ? null : (
            <>
              <PageLink link={link} />
              {' · '}
            </>
          )}
          <a href={`#${errorAnchor(id)}`}>
            {translate({
              id: 'errors.finder.row',
              message: 'in the table below',
              description: 'Link from a result to the row of the message',
            })}
          </a>
        </dd>
      </dl>
    </li>
  );
}

/** The pasted text with its secrets masked, to copy into a bug report. */
function SafeText({text}: {text: string}): ReactNode {
  const {isCopied, copy} = useCopy(() => undefined);
  return (
    <details className={styles.safe}>
      <summary>
        {translate({
          id: 'errors.finder.safe',
          message: 'The text for a question, with recognized secrets masked',
          description: 'Opens the pasted text without recognized secrets',
        })}
      </summary>
      <p>
        {translate({
          id: 'errors.finder.check',
          message:
            'Read it before you post it: a secret that does not look like one is still there, and so are domains, IP addresses and file names.',
          description: 'Above the pasted text with recognized secrets masked',
        })}
      </p>
      <pre>
        <code>{text}</code>
      </pre>
      <button
        className={buttonClass('default')}
        onClick={() => copy(text)}
        type="button"
      >
        {isCopied
          ? translate({
              id: 'errors.finder.copied',
              message: 'Copied',
              description: 'After the masked text was copied',
            })
          : translate({
              id: 'errors.finder.copy',
              message: 'Copy',
              description: 'Button that copies the masked text',
            })}
      </button>
    </details>
  );
}

/** Input types of typing; anything else, such as paste and drop, can contain a secret. */
const typing = /^(?:delete|insertText|insertCompositionText|insertLineBreak)/;

function isTyped(event: Event): boolean {
  return event instanceof InputEvent && typing.test(event.inputType);
}

/** Explains a pasted error message. Runs in the browser only, and masks secrets before it shows the text. */
export function ErrorFinder(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text).trim();
  const finding = query === '' ? undefined : findErrors(query, knownErrors());
  const change = ({target, nativeEvent}: ChangeEvent<HTMLTextAreaElement>) => {
    const {value} = target;
    setText(
      isTyped(nativeEvent) ? value.slice(-TEXT_LIMIT) : maskPasted(value),
    );
  };
  return (
    <section
      aria-label={translate({
        id: 'errors.finder',
        message: 'Error finder',
        description: 'Name of the tool that explains a pasted message',
      })}
      className={`${panelClass} ${styles.finder} needs-script`}
      data-copy="interactive"
    >
      <Field
        hint={translate({
          id: 'errors.finder.hint',
          message:
            'It stays in this page: nothing is sent. What looks like a token, a cookie or a password is masked as you paste.',
          description: 'Below the field of the error finder',
        })}
        id={id}
        label={translate({
          id: 'errors.finder.label',
          message: 'Message, or the end of the log',
          description: 'Field of the error finder',
        })}
      >
        <textarea
          aria-describedby={hintId(id)}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          id={id}
          onChange={change}
          rows={4}
          spellCheck={false}
          value={text}
        />
      </Field>
      {text === '' ? null : (
        <button
          className={buttonClass('default')}
          onClick={() => setText('')}
          type="button"
        >
          {translate({
            id: 'errors.finder.clear',
            message: 'Clear',
            description: 'Button that empties the error finder',
          })}
        </button>
      )}
      <p className={styles.summary} role="status">
        {finding === undefined ? null : summary(finding)}
      </p>
      {finding === undefined ? null : (
        <>
          <ul className={styles.results}>
            {finding.found.map((error) => (
              <Result error={error} key={error.id} />
            ))}
          </ul>
          <SafeText text={maskSecrets(query)} />
        </>
      )}
    </section>
  );
}

import {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import {Button} from '../ui/Button';
import {CopyButton} from '../ui/CopyButton';
import {TextAreaField} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {answersOf, explanationsOf, type Explanation} from './explanations';
import {findErrors, type Finding} from './findErrors';
import {knownErrors} from './knownErrors';
import {maskPasted} from './maskPasted';
import {maskSecrets} from './maskSecrets';
import type {PageMessages} from './pageMessages';
import {TEXT_LIMIT} from './pastedText';
import {Result} from './Result';
import type {ShownError} from './shownError';
import {usePageMessages, type LoadedMessages} from './usePageMessages';
import styles from './ErrorFinder.module.css';

export {ErrorMessages} from './ErrorMessages';

/** Summary of a finding; also announced by screen readers. */
function summary(
  {kind, found}: Finding<Explanation<ShownError>>,
  loaded: LoadedMessages,
): string {
  const count = found.length;
  if (count === 0 && loaded === 'loading') {
    return translate({
      id: 'errors.finder.loading',
      message: 'Looking through the messages of all pages…',
      description: 'While the error finder fetches its list',
    });
  }
  if (count === 0 && loaded === 'failed') {
    return translate({
      id: 'errors.finder.failed',
      message:
        'Not on this page. The messages of the other pages could not be loaded: check your connection, then change the text.',
      description: 'When the error finder could not fetch its list',
    });
  }
  if (count === 0) {
    return translate({
      id: 'errors.finder.none',
      message:
        'Not known here. It probably comes from the provider or the operating system: look at the page of your driver.',
      description: 'When the error finder knows nothing of a message',
    });
  }
  switch (kind) {
    case 'exact':
      return translate(
        {
          id: 'errors.finder.exact',
          message:
            'Messages recognized: {count}. The likely cause comes first.',
          description: 'When the error finder recognizes messages',
        },
        {count},
      );
    case 'cut':
      return translate(
        {
          id: 'errors.finder.cut',
          message: 'The message is cut off. It can be one of these: {count}.',
          description: 'When a text has only a part of a message',
        },
        {count},
      );
    case 'similar':
      return translate(
        {
          id: 'errors.finder.similar',
          message: 'Not known word by word. Similar messages: {count}.',
          description: 'When the error finder knows only similar messages',
        },
        {count},
      );
  }
}

/** The pasted text with its secrets masked, to copy into a bug report. */
function SafeText({text}: {text: string}): ReactNode {
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
      <CopyButton
        copied={translate({
          id: 'errors.finder.copied',
          message: 'Copied',
          description: 'After the masked text was copied',
        })}
        onFail={() => undefined}
        text={() => text}
      >
        {translate({
          id: 'errors.finder.copy',
          message: 'Copy',
          description: 'Button that copies the masked text',
        })}
      </CopyButton>
    </details>
  );
}

/** Input types of typing; anything else, such as paste and drop, can contain a secret. */
const typing = /^(?:delete|insertText|insertCompositionText|insertLineBreak)/;

function isTyped(event: Event): boolean {
  return event instanceof InputEvent && typing.test(event.inputType);
}

const noMessages: PageMessages = {pages: [], messages: []};

/** Explains a pasted error message. Runs in the browser only, and masks secrets before it shows the text. */
export function ErrorFinder({
  signatures,
}: {
  /** Messages that are in no table of the page. */
  signatures: ShownError[];
}): ReactNode {
  const [text, setText] = useState('');
  const query = useDeferredValue(text).trim();
  const {loaded, load} = usePageMessages();
  const pages = typeof loaded === 'string' ? noMessages : loaded;
  const finding =
    query === ''
      ? undefined
      : findErrors(
          query,
          explanationsOf([...knownErrors(), ...signatures], pages),
        );
  const change = ({target, nativeEvent}: ChangeEvent<HTMLTextAreaElement>) => {
    const {value} = target;
    load();
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
      <TextAreaField
        hint={translate({
          id: 'errors.finder.hint',
          message:
            'It stays in this page: nothing is sent. What looks like a token, a cookie or a password is masked as you paste.',
          description: 'Below the field of the error finder',
        })}
        label={translate({
          id: 'errors.finder.label',
          message: 'Message, or the end of the log',
          description: 'Field of the error finder',
        })}
        onChange={change}
        rows={4}
        value={text}
      />
      {text === '' ? null : (
        <Button onClick={() => setText('')}>
          {translate({
            id: 'errors.finder.clear',
            message: 'Clear',
            description: 'Button that empties the error finder',
          })}
        </Button>
      )}
      <p className={styles.summary} role="status">
        {finding === undefined ? null : summary(finding, loaded)}
      </p>
      {finding === undefined ? null : (
        <>
          <ul className={styles.results}>
            {answersOf(query, finding).map((answer) => (
              <Result answer={answer} key={answer.messages.join()} />
            ))}
          </ul>
          <SafeText text={maskSecrets(query)} />
        </>
      )}
    </section>
  );
}

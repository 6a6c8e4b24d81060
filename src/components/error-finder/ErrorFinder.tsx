import {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import {Button} from '../ui/Button';
import {TextAreaField} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {answersOf, explanationsOf, type Explanation} from './explanations';
import {findErrors, type Finding} from './findErrors';
import {knownErrors} from './knownErrors';
import {maskPasted} from './maskPasted';
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
    return translate({message: 'Looking through the messages of all pages…'});
  }
  if (count === 0 && loaded === 'failed') {
    return translate({
      message:
        'Not on this page. The messages of the other pages could not be loaded: check your connection, then change the text.',
    });
  }
  if (count === 0) {
    return translate({
      message:
        'Not known here. It probably comes from the provider or the operating system: look at the page of your driver.',
    });
  }
  return {
    exact: translate(
      {
        message: 'Messages recognized: {count}. The likely cause comes first.',
      },
      {count},
    ),
    cut: translate(
      {message: 'The message is cut off. It can be one of these: {count}.'},
      {count},
    ),
    similar: translate(
      {message: 'Not known word by word. Similar messages: {count}.'},
      {count},
    ),
  }[kind];
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
      aria-label={translate({message: 'Error finder'})}
      className={`${panelClass} ${styles.finder} needs-script`}
      data-copy="interactive"
    >
      <TextAreaField
        hint={translate({
          message:
            'It stays in this page: nothing is sent. What looks like a token, a cookie or a password is masked as you paste.',
        })}
        label={translate({message: 'Message, or the end of the log'})}
        onChange={change}
        rows={4}
        value={text}
      />
      {text === '' ? null : (
        <Button onClick={() => setText('')}>
          {translate({message: 'Clear'})}
        </Button>
      )}
      <p className={styles.summary} role="status">
        {finding === undefined ? null : summary(finding, loaded)}
      </p>
      {finding === undefined ? null : (
        <ul className={styles.results}>
          {answersOf(query, finding).map((answer) => (
            <Result answer={answer} key={answer.messages.join()} />
          ))}
        </ul>
      )}
    </section>
  );
}

import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useLocale} from '../../../hooks/useLocale';
import {Alert} from '../../oauth-tools/Problem';
import panel from '../../ui/form.module.css';
import {Button} from '../../ui/Button';
import {CopyButton} from '../../ui/CopyButton';
import {LongText} from '../../ui/LongText';
import {copiedLabel, showCopyFailed} from '../../status-messages/copyMessages';
import styles from './styles.module.css';
import type {RequestState} from './useRequest';
import {requestFailureText, withUnit} from './messages';

interface AnswerProps<State = RequestState> {
  state: State;
  onClear: () => void;
}

function Answered({
  state,
  onClear,
}: AnswerProps<Extract<RequestState, {kind: 'answered'}>>): ReactNode {
  const [isShown, setShown] = useState(false);
  const [isRaw, setRaw] = useState(false);
  const locale = useLocale();
  const {answer, status, duration, size} = state;
  const isGood = answer.code === undefined ? status < 400 : answer.code === 200;
  const parts = [
    `HTTP ${status}`,
    ...(answer.code === undefined ? [] : [`code ${answer.code}`]),
    withUnit(duration, 'millisecond', locale),
    withUnit(size, 'byte', locale),
  ];
  const hasSecrets = answer.masked !== answer.text;
  const shown = isShown
    ? {indented: answer.text, raw: answer.raw}
    : {indented: answer.masked, raw: answer.rawMasked};
  const text = isRaw ? shown.raw : shown.indented;
  return (
    <>
      <p className={styles.outcome} data-good={isGood} role="status">
        {parts.join(' · ')}
      </p>
      <LongText
        className={styles.answer}
        label={translate({message: 'Answer of the server'})}
      >
        {text}
      </LongText>
      <div className={panel.actions}>
        {hasSecrets ? (
          <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {translate({message: 'Show secrets'})}
          </Button>
        ) : null}
        {answer.text === answer.raw ? null : (
          <Button aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
            {translate({message: 'Show as sent'})}
          </Button>
        )}
        <CopyButton
          copied={copiedLabel()}
          onFail={showCopyFailed}
          text={() => text}
        >
          {translate({message: 'Copy the answer'})}
        </CopyButton>
        <Button onClick={onClear}>
          {translate({
            id: 'api.try.clear',
            message: 'Clear',
            description: 'Button that takes an answer away',
          })}
        </Button>
      </div>
    </>
  );
}

/** The result of a request. */
export function AnswerSection({state, onClear}: AnswerProps): ReactNode {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <p role="status">{translate({message: 'Waiting for the server.'})}</p>
      );
    case 'answered':
      return <Answered onClear={onClear} state={state} />;
    case 'failed':
      return (
        <Alert>
          <p>{requestFailureText(state.failure, state.host)}</p>
        </Alert>
      );
  }
}

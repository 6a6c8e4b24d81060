import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {useLocale} from '../../../hooks/useLocale';
import {Alert} from '../../oauth-tools/Problem';
import panel from '../../oauth-tools/styles.module.css';
import {Button} from '../../ui/Button';
import {CopyButton} from '../../ui/CopyButton';
import {LongText} from '../../ui/LongText';
import {copiedLabel, showCopyFailed} from '../copyMessages';
import styles from './styles.module.css';
import type {RequestState} from './useRequest';
import {bytesText, requestFailureText} from './messages';

type AnsweredRequest = Extract<RequestState, {kind: 'answered'}>;

function Outcome({state}: {state: AnsweredRequest}): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const number = new Intl.NumberFormat(htmlLang);
  const {answer, status, duration, size} = state;
  const isGood = answer.code === undefined ? status < 400 : answer.code === 200;
  const parts = [
    `HTTP ${status}`,
    ...(answer.code === undefined ? [] : [`code ${answer.code}`]),
    `${number.format(duration)} ms`,
    bytesText(number.format(size)),
  ];
  return (
    <p className={styles.outcome} data-good={isGood} role="status">
      {parts.join(' · ')}
    </p>
  );
}

interface SwitchProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
}

function Switch({isOn, onSwitch, children}: SwitchProps): ReactNode {
  return (
    <Button aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
      {children}
    </Button>
  );
}

interface AnsweredProps {
  state: AnsweredRequest;
  onClear: () => void;
}

function Answered({state, onClear}: AnsweredProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const [isRaw, setRaw] = useState(false);
  const {answer} = state;
  const hasSecrets = answer.masked !== answer.text;
  const shown = isShown
    ? {indented: answer.text, raw: answer.raw}
    : {indented: answer.masked, raw: answer.rawMasked};
  const text = isRaw ? shown.raw : shown.indented;
  return (
    <>
      <Outcome state={state} />
      <LongText
        className={styles.answer}
        label={translate({message: 'Answer of the server'})}
      >
        {text}
      </LongText>
      <div className={panel.actions}>
        {hasSecrets ? (
          <Switch isOn={isShown} onSwitch={setShown}>
            {translate({message: 'Show secrets'})}
          </Switch>
        ) : null}
        {answer.text === answer.raw ? null : (
          <Switch isOn={isRaw} onSwitch={setRaw}>
            {translate({message: 'Show as sent'})}
          </Switch>
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
export function AnswerSection({
  state,
  onClear,
}: {
  state: RequestState;
  onClear: () => void;
}): ReactNode {
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

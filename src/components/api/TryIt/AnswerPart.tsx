import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {useLocale} from '../../../hooks/useLocale';
import {Alert} from '../../tools/parts/Problem';
import panel from '../../tools/parts/styles.module.css';
import {buttonClass} from '../../ui/Button';
import styles from './styles.module.css';
import type {Trial} from './useTrial';
import {faultText} from './words';

function Answered({
  trial,
}: {
  trial: Extract<Trial, {kind: 'answered'}>;
}): ReactNode {
  const [isShown, setShown] = useState(false);
  const {htmlLang} = locales[useLocale()];
  const number = new Intl.NumberFormat(htmlLang);
  const {answer, status, duration, size} = trial;
  const hasSecrets = answer.masked !== answer.text;
  const isGood = answer.code === undefined ? status < 400 : answer.code === 200;
  return (
    <>
      <p className={styles.outcome} data-good={isGood} role="status">
        {`HTTP ${status}`}
        {answer.code === undefined ? '' : ` · code ${answer.code}`}
        {` · ${number.format(duration)} ms · `}
        {translate(
          {
            id: 'api.try.size',
            message: '{count} bytes',
            description: 'Size of an answer',
          },
          {count: number.format(size)},
        )}
      </p>
      {/* A long answer scrolls inside its box, which the keyboard must reach. */}
      <pre
        aria-label={translate({
          id: 'api.try.answer',
          message: 'Answer of the server',
          description: 'Name of the box with the answer',
        })}
        className={styles.answer}
        role="region"
        tabIndex={0}
      >
        {isShown ? answer.text : answer.masked}
      </pre>
      {hasSecrets ? (
        <div className={panel.actions}>
          <button
            aria-pressed={isShown}
            className={buttonClass('default')}
            onClick={() => setShown(!isShown)}
            type="button"
          >
            {translate({
              id: 'api.try.secrets',
              message: 'Show secrets',
              description: 'Switch above an answer that holds secrets',
            })}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** What came of a request. */
export function AnswerPart({trial}: {trial: Trial}): ReactNode {
  switch (trial.kind) {
    case 'none':
      return null;
    case 'running':
      return (
        <p role="status">
          {translate({
            id: 'api.try.running',
            message: 'Waiting for the server.',
            description: 'While a request is under way',
          })}
        </p>
      );
    case 'answered':
      return <Answered trial={trial} />;
    case 'failed':
      return (
        <Alert>
          <p>{faultText(trial.fault, trial.host)}</p>
        </Alert>
      );
  }
}

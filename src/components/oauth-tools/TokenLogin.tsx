import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode, type SyntheticEvent} from 'react';
import {useCalls} from './useCalls';
import {useEndpoint} from './useEndpoint';
import {useClearOnPageHide} from '../../hooks/useClearOnPageHide';
import {useServiceStatus} from './useServiceStatus';
import type {InLocale} from '../../lib/localize';
import type {Failure} from './requestResult';
import type {Values} from '../../data/oauthProviders/values';
import {basesOf} from './toolBases';
import type {ToolView} from './toolView';
import {buttonClass} from '../ui/Button';
import {RequestLog} from './RequestLog';
import {NoService, Problem} from './Problem';
import {Recipients, type Recipient} from './Recipients';
import {recipientsOfCalls} from './recipientsOfCalls';
import {Results} from './Results';
import {ToolFields} from './ToolFields';
import {purposes} from './messages';
import styles from './styles.module.css';
import {panelClass} from '../ui/Panel';

type Tool = InLocale<ToolView>;

function recipientsOf(
  {calls: {start, exchange}}: Tool,
  bases: Readonly<Record<string, string>>,
): Recipient[] {
  return recipientsOfCalls(
    [
      [start, purposes.smsStart()],
      [exchange, purposes.smsLogin()],
    ],
    bases,
  );
}

/** A login with phone number, password and an SMS code, through the token service. */
export function TokenLogin({tool}: {tool: Tool}): ReactNode {
  const {address} = useEndpoint();
  const calls = useCalls();
  const bases = basesOf(undefined, undefined, address);
  const [typed, setTyped] = useState<Values>({});
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState<Values>();
  const isStuck = address === undefined;
  useServiceStatus(tool);

  const clear = () => {
    calls.cancel();
    setTyped({});
    setSent(false);
    setBusy(false);
    setFailure(undefined);
    setDone(undefined);
  };
  useClearOnPageHide(clear);
  const send = async (role: 'start' | 'exchange') => {
    const plan = tool.calls[role];
    if (plan === undefined) {
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const result = await calls.send({
      plan,
      values: role === 'start' ? {...typed, smsCode: ''} : typed,
      bases,
      wanted: role === 'start' ? [] : ['refreshToken'],
    });
    switch (result.kind) {
      case 'values':
        setBusy(false);
        if (role === 'start') {
          setSent(true);
        } else {
          setTyped({});
          setDone(result.values);
        }
        break;
      case 'failed':
        setBusy(false);
        setFailure(result.failure);
        break;
      case 'cancelled':
        break;
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(isSent ? 'exchange' : 'start');
  };
  const shown = tool.inputs.filter(
    ({value}) => (value === 'smsCode') === isSent,
  );

  return (
    <div className={`${panelClass} needs-script wide`} data-copy="interactive">
      {done === undefined ? (
        <form className={styles.form} onSubmit={onSubmit}>
          {isSent ? (
            <p role="status">
              {translate({
                message:
                  'A text message with a code is on its way to your phone.',
              })}
            </p>
          ) : (
            <Recipients recipients={recipientsOf(tool, bases)} />
          )}
          <ToolFields inputs={shown} onChange={setTyped} typed={typed} />
          {isStuck ? <NoService /> : null}
          {failure === undefined ? null : <Problem failure={failure} />}
          {isStuck ? null : (
            <div className={styles.actions}>
              <button
                className={buttonClass('primary')}
                disabled={isBusy}
                type="submit"
              >
                {isSent
                  ? translate({message: 'Get the tokens'})
                  : translate({message: 'Send the text message'})}
              </button>
              {isSent ? (
                <button
                  className={buttonClass('default')}
                  onClick={clear}
                  type="button"
                >
                  {translate({
                    id: 'tools.startOver',
                    message: 'Start over',
                    description: 'Button that forgets what was entered',
                  })}
                </button>
              ) : null}
            </div>
          )}
        </form>
      ) : (
        <Results onClear={clear} tool={tool} values={done} />
      )}
      <RequestLog entries={calls.requestLog} />
    </div>
  );
}

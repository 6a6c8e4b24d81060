import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useCalls} from './useCalls';
import {useRequest} from './useRequest';
import {useEndpoint} from './useEndpoint';
import {useClearOnPageHide} from '../../hooks/useClearOnPageHide';
import {useServiceStatus} from './useServiceStatus';
import type {InLocale} from '../../lib/localize';
import type {Values} from '../../data/oauthProviders/values';
import {basesOf} from './toolBases';
import type {ToolView} from './toolView';
import {Button} from '../ui/Button';
import {RequestLog} from './RequestLog';
import {NoService, Problem} from './Problem';
import {Recipients} from './Recipients';
import {Results} from './Results';
import {submitting} from './submitting';
import {ToolFields} from './ToolFields';
import form from '../ui/form.module.css';
import {panelClass} from '../ui/Panel';

/** A login with phone number, password and an SMS code, through the token service. */
export function TokenLogin({tool}: {tool: InLocale<ToolView>}): ReactNode {
  const {address} = useEndpoint();
  const calls = useCalls();
  const {isBusy, failure, request, reset} = useRequest(calls);
  const bases = basesOf(undefined, undefined, address);
  const [typed, setTyped] = useState<Values>({});
  const [isSent, setSent] = useState(false);
  const [done, setDone] = useState<Values>();
  const isStuck = address === undefined;
  useServiceStatus();

  const clear = () => {
    calls.cancel();
    reset();
    setTyped({});
    setSent(false);
    setDone(undefined);
  };
  useClearOnPageHide(clear);
  const send = async () => {
    const plan = tool.calls[isSent ? 'exchange' : 'start'];
    const result =
      plan &&
      (await request({
        plan,
        values: isSent ? typed : {...typed, smsCode: ''},
        bases,
        wanted: isSent ? ['refreshToken'] : [],
      }));
    if (result === undefined) {
      return;
    }
    if (isSent) {
      setTyped({});
      setDone(result.values);
    } else {
      setSent(true);
    }
  };
  const shown = tool.inputs.filter(({name}) => (name === 'smsCode') === isSent);

  return (
    <div className={`${panelClass} needs-script wide`} data-copy="interactive">
      {done === undefined ? (
        <form className={form.form} onSubmit={submitting(send)}>
          {isSent ? (
            <p role="status">
              {translate({
                message:
                  'A text message with a code is on its way to your phone.',
              })}
            </p>
          ) : (
            <Recipients
              bases={bases}
              calls={[
                [tool.calls.start, tool.texts.purposes.smsStart],
                [tool.calls.exchange, tool.texts.purposes.smsLogin],
              ]}
            />
          )}
          <ToolFields inputs={shown} onChange={setTyped} typed={typed} />
          {isStuck ? <NoService /> : null}
          {failure === undefined ? null : (
            <Problem failure={failure} tool={tool} />
          )}
          {isStuck ? null : (
            <div className={form.actions}>
              <Button disabled={isBusy} isPrimary type="submit">
                {isSent
                  ? translate({message: 'Get the tokens'})
                  : translate({message: 'Send the text message'})}
              </Button>
              {isSent ? (
                <Button onClick={clear}>
                  {translate({
                    id: 'tools.startOver',
                    message: 'Start over',
                    description: 'Button that forgets what was entered',
                  })}
                </Button>
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

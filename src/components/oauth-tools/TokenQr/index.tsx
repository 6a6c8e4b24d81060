import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useCalls} from '../useCalls';
import {useEndpoint} from '../useEndpoint';
import {useQrLogin} from '../useQrLogin';
import {useClearOnPageHide} from '../../../hooks/useClearOnPageHide';
import {useServiceStatus} from '../useServiceStatus';
import {canHash, randomText, sha256} from '../../../lib/webCrypto';
import type {InLocale} from '../../../lib/localize';
import type {Values} from '../../../data/oauthProviders/values';
import {base64, base64Url} from '../../../lib/base64';
import {VERIFIER_BYTES} from '../pkce';
import {basesOf} from '../toolBases';
import type {ToolView} from '../toolView';
import {Button} from '../../ui/Button';
import {Busy} from '../Busy';
import {RequestLog} from '../RequestLog';
import {Alert, NoService, Problem} from '../Problem';
import {Recipients} from '../Recipients';
import {Results} from '../Results';
import {submitting} from '../submitting';
import {ToolFields} from '../ToolFields';
import form from '../../ui/form.module.css';
import {panelClass} from '../../ui/Panel';
import {Shown} from './Shown';

type Tool = InLocale<ToolView>;

/** A PKCE verifier and its challenge; empty if the browser cannot hash. */
async function pkceValues(
  challenge: 'base64url' | 'base64' | undefined,
): Promise<Values> {
  if (challenge === undefined || !canHash()) {
    return {};
  }
  const codeVerifier = randomText(VERIFIER_BYTES);
  const hash = await sha256(codeVerifier);
  return {
    codeVerifier,
    codeChallenge: challenge === 'base64' ? base64(hash) : base64Url(hash),
  };
}

/** A login by QR code. Another tool begins anew. */
export function TokenQr({tool}: {tool: Tool}): ReactNode {
  return <Login key={`${tool.provider} ${tool.title}`} tool={tool} />;
}

/** Shows the code, waits for the scan, and shows the tokens. */
function Login({tool}: {tool: Tool}): ReactNode {
  const {address} = useEndpoint();
  const calls = useCalls();
  const bases = basesOf(undefined, undefined, address);
  const [typed, setTyped] = useState<Values>({});
  const {step, start, reset} = useQrLogin(tool, bases, calls);
  useServiceStatus();
  useClearOnPageHide(() => {
    reset();
    setTyped({});
  });
  const isStuck = tool.calls.start?.to === 'service' && address === undefined;
  const isIdle = step.kind === 'idle';

  const begin = async () => {
    start({
      ...typed,
      scopeList: tool.scope,
      ...(await pkceValues(tool.pkce?.challenge)),
    });
  };
  const content = () => {
    switch (step.kind) {
      case 'idle':
        return null;
      case 'starting':
      case 'exchanging':
        return <Busy />;
      case 'shown':
        return <Shown service={tool.service} step={step} />;
      case 'over':
        return (
          <Alert>
            <p>
              {step.reason === 'expired'
                ? translate({message: 'The code has expired.'})
                : translate({message: 'The login was cancelled on the phone.'})}
            </p>
          </Alert>
        );
      case 'failed':
        return <Problem failure={step.failure} tool={tool} />;
      case 'done':
        return (
          <Results
            onClear={reset}
            renewedBy={(typed.clientId ?? '') === '' ? address : undefined}
            tool={tool}
            values={step.values}
          />
        );
    }
  };

  return (
    <div className={`${panelClass} needs-script wide`} data-copy="interactive">
      {isIdle ? (
        <form className={form.form} onSubmit={submitting(begin)}>
          <ToolFields
            hint={translate({
              message: 'Leave it empty to use the app of the token service.',
            })}
            inputs={tool.inputs}
            onChange={setTyped}
            typed={typed}
          />
          <Recipients
            bases={bases}
            calls={[
              [tool.calls.start, tool.texts.purposes.qrStart],
              [tool.calls.status, tool.texts.purposes.qrStatus],
              [tool.calls.exchange, tool.texts.purposes.exchange],
            ]}
          />
          {isStuck ? (
            <NoService />
          ) : (
            <div className={form.actions}>
              <Button isPrimary type="submit">
                {translate({message: 'Get a QR code'})}
              </Button>
            </div>
          )}
        </form>
      ) : (
        content()
      )}
      {['shown', 'over', 'failed'].includes(step.kind) ? (
        <div className={form.actions}>
          <Button
            isPrimary={step.kind !== 'shown'}
            onClick={() => void begin()}
          >
            {translate({message: 'Get a new code'})}
          </Button>
          <Button onClick={reset}>{translate({message: 'Cancel'})}</Button>
        </div>
      ) : null}
      <RequestLog entries={calls.requestLog} />
    </div>
  );
}

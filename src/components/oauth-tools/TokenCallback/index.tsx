import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {forgetCallback, useCallbackStatus} from '../callbackStatus';
import {setNextPageToken} from '../tokenMemory';
import {useCalls} from '../useCalls';
import {useClearOnPageHide} from '../../../hooks/useClearOnPageHide';
import {useLeaveWarning} from '../useLeaveWarning';
import {useLocale} from '../../../hooks/useLocale';
import {addressOf} from '../../../lib/address';
import type {InLocale} from '../../../lib/localize';
import type {ToolView} from '../toolView';
import {panelClass} from '../../ui/Panel';
import {RequestLog} from '../RequestLog';
import {Results} from '../Results';
import {SignInSteps} from '../SignInSteps';
import {StartLink} from '../StartLink';
import {NotGranted} from './NotGranted';
import {Exchange, type Done} from './Exchange';
import {SiteLookup} from './SiteLookup';
import {TokenCheck} from './TokenCheck';

type Tool = InLocale<ToolView>;

interface TokenCallbackProps {
  tool: Tool;
  /** Finds the ID of a SharePoint site with the new token. */
  site?: Tool;
  /** Path of a page that uses the access token. */
  next?: string;
}

/** The page that a provider redirects to: checks the callback and exchanges the code for tokens. */
export function TokenCallback({
  tool,
  site,
  next,
}: TokenCallbackProps): ReactNode {
  const locale = useLocale();
  const status = useCallbackStatus();
  const calls = useCalls();
  const [done, setDone] = useState<Done>();
  const [isCleared, setCleared] = useState(false);
  useEffect(() => forgetCallback, []);
  useLeaveWarning(
    !isCleared && (done !== undefined || status?.kind === 'granted'),
  );
  useClearOnPageHide(() => {
    calls.cancel();
    if (done !== undefined) {
      setCleared(true);
      setDone(undefined);
    }
    setNextPageToken(undefined);
    forgetCallback();
  });

  const content = () => {
    if (isCleared) {
      return (
        <>
          <p role="status">
            {translate({
              message:
                'Cleared. This page holds nothing any more; copies in your clipboard remain.',
            })}
          </p>
          <StartLink tool={tool} />
        </>
      );
    }
    if (done !== undefined) {
      return (
        <Results
          onClear={() => {
            setCleared(true);
            setDone(undefined);
            setNextPageToken(undefined);
          }}
          renewedBy={done.renewedBy}
          tool={tool}
          values={done.values}
        >
          <TokenCheck calls={calls} done={done} tool={tool} />
          {site === undefined ? null : (
            <SiteLookup calls={calls} done={done} tool={site} />
          )}
          {next === undefined ? null : (
            <p>
              <Link
                onClick={() => setNextPageToken(done.values.accessToken)}
                to={addressOf(next, locale)}
              >
                {translate({
                  message: 'List the IDs of your albums with this access token',
                })}
              </Link>
            </p>
          )}
        </Results>
      );
    }
    if (status === undefined || status.kind === 'redirecting') {
      return (
        <p role="status">
          {translate({message: 'Reading the answer of the provider…'})}
        </p>
      );
    }
    return status.kind === 'granted' ? (
      <Exchange
        calls={calls}
        granted={status}
        onDone={(found) => {
          setDone(found);
          forgetCallback();
        }}
        tool={tool}
      />
    ) : (
      <NotGranted result={status} tool={tool} />
    );
  };

  return (
    <div className={`${panelClass} needs-script wide`} data-copy="interactive">
      <SignInSteps current="tokens" />
      {content()}
      <RequestLog entries={calls.requestLog} />
    </div>
  );
}

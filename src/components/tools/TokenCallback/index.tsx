import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {
  forgetCallback,
  useCallbackArrival,
} from '../../../hooks/callbackArrival';
import {carryToken} from '../../../hooks/tokenMemory';
import {useCalls} from '../../../hooks/useCalls';
import {useEndpoint} from '../../../hooks/useEndpoint';
import {useLocale} from '../../../hooks/useLocale';
import {addressOf} from '../../../lib/address';
import type {InLocale} from '../../../lib/localize';
import type {Failure} from '../../../lib/tools/attempt';
import {hostOf, type Values} from '../../../lib/tools/calls';
import type {Arrival, SignIn} from '../../../lib/tools/signIn';
import {basesOf} from '../../../lib/tools/toolBases';
import type {ToolView} from '../../../lib/tools/toolView';
import {buttonClass} from '../../ui/Button';
import {Spinner} from '../../ui/Spinner';
import {Ledger} from '../parts/Ledger';
import {Alert, NoService, Problem} from '../parts/Problem';
import {Recipients} from '../parts/Recipients';
import {Results} from '../parts/Results';
import {StartLink} from '../parts/StartLink';
import {purposes, refusalText} from '../parts/words';
import styles from '../parts/styles.module.css';
import {panelClass} from '../../ui/Panel';
import {SiteLookup} from './SiteLookup';

type Tool = InLocale<ToolView>;

const startAgain = () =>
  translate({
    id: 'tools.callback.again',
    message: 'Start again',
    description: 'Link to the page where a sign-in begins',
  });

/** What stops here: the page was opened by hand, or the answer cannot be used. */
function DeadEnd({
  arrival,
  tool,
}: {
  arrival: Exclude<Arrival, {kind: 'granted'}>;
  tool: Tool;
}): ReactNode {
  const start = tool.pages?.request ?? '/tool/';
  switch (arrival.kind) {
    case 'opened':
      return (
        <>
          <p>
            {translate(
              {
                id: 'tools.callback.opened',
                message:
                  'There is nothing to finish here: {service} leads you to this page after you sign in. Begin on the page before it.',
                description:
                  'On a callback page that was opened without a sign-in',
              },
              {service: tool.service},
            )}
          </p>
          <StartLink page={start}>
            {translate({
              id: 'tools.callback.start',
              message: 'Start the sign-in',
              description: 'Link to the page where a sign-in begins',
            })}
          </StartLink>
        </>
      );
    case 'refused':
      return (
        <>
          <Alert>
            <p>{refusalText(arrival.reason)}</p>
          </Alert>
          <StartLink page={start}>{startAgain()}</StartLink>
        </>
      );
    case 'denied':
      return (
        <>
          <Alert>
            <p>
              {translate(
                {
                  id: 'tools.callback.denied',
                  message:
                    '{service} gave no access ({error}). If you refused by mistake, start again and accept.',
                  description:
                    'On a callback page; error is a code such as access_denied',
                },
                {service: tool.service, error: arrival.error},
              )}
            </p>
            {arrival.description === undefined ? null : (
              <p>
                {translate({
                  id: 'tools.callback.words',
                  message: 'In its own words:',
                  description: 'Before the provider’s description of an error',
                })}{' '}
                <q>{arrival.description}</q>
              </p>
            )}
          </Alert>
          <StartLink page={start}>{startAgain()}</StartLink>
        </>
      );
  }
}

/** What the exchange of the code sends. */
function exchangeValues(
  tool: Tool,
  {code, signIn}: {code: string; signIn: SignIn},
): Values {
  const {clientId, isOwnApp, redirectUri, clientSecret, verifier, zone} =
    signIn;
  // The service knows the app of its site.
  const isKnown = !isOwnApp && tool.calls.exchange?.to === 'service';
  return {
    code,
    redirectUri,
    ...(isKnown ? {} : {clientId}),
    ...(clientSecret === undefined ? {} : {clientSecret}),
    ...(verifier === undefined ? {} : {codeVerifier: verifier}),
    ...(zone === undefined ? {} : {zone}),
  };
}

/** What the sign-in has brought. */
interface Done {
  values: Values;
  zone: string | undefined;
  renewedBy: string | undefined;
}

interface ExchangeProps {
  tool: Tool;
  granted: {code: string; signIn: SignIn};
  onDone: (done: Done) => void;
  calls: ReturnType<typeof useCalls>;
}

/** The one step that is left: the code becomes tokens. */
function Exchange({tool, granted, onDone, calls}: ExchangeProps): ReactNode {
  const {address} = useEndpoint();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const plan = tool.calls.exchange;
  if (plan === undefined) {
    return null;
  }
  const bases = basesOf(tool.zones, granted.signIn.zone, address);
  const isStuck = plan.to === 'service' && address === undefined;
  const exchange = async () => {
    setBusy(true);
    setFailure(undefined);
    const sent = exchangeValues(tool, granted);
    const attempt = await calls.attempt({
      plan,
      values: sent,
      bases,
      wanted: ['refreshToken'],
    });
    switch (attempt.kind) {
      case 'values':
        onDone({
          values: {...sent, ...attempt.values},
          zone: granted.signIn.zone,
          renewedBy: granted.signIn.isOwnApp ? undefined : address,
        });
        break;
      case 'failed':
        setBusy(false);
        setFailure(attempt.failure);
        break;
      case 'cancelled':
        break;
    }
  };
  const run = () => {
    void exchange();
  };
  return (
    <>
      <p>
        {translate(
          {
            id: 'tools.callback.granted',
            message:
              'You are signed in at {service}. One step is left: exchange the code for tokens.',
            description: 'On a callback page, before the last request',
          },
          {service: tool.service},
        )}
      </p>
      <Recipients
        recipients={[
          {
            host: hostOf(plan, bases),
            purpose: purposes.exchange(),
            fields: plan.fields,
          },
        ]}
      />
      {isStuck ? <NoService /> : null}
      {failure === undefined ? null : (
        <>
          <Problem failure={failure} onRetry={run} />
          <p className={styles.note}>
            {translate({
              id: 'tools.callback.codeUsed',
              message:
                'A code works once and for a few minutes. If trying again does not help, start again.',
              description: 'Below the reason why the exchange failed',
            })}
          </p>
          <StartLink page={tool.pages?.request ?? '/tool/'}>
            {startAgain()}
          </StartLink>
        </>
      )}
      {isBusy ? (
        <Spinner
          label={translate({
            id: 'tools.busy',
            message: 'Waiting for the answer…',
            description: 'While a request is under way',
          })}
        />
      ) : failure === undefined ? (
        <button
          className={buttonClass('primary')}
          disabled={isStuck}
          onClick={run}
          type="button"
        >
          {translate({
            id: 'tools.callback.exchange',
            message: 'Get the tokens',
            description: 'Button that exchanges the code for tokens',
          })}
        </button>
      ) : null}
    </>
  );
}

interface TokenCallbackProps {
  tool: Tool;
  /** Finds the ID of a SharePoint site with the new token. */
  site?: Tool;
  /** Page path of a page that goes on with the access token. */
  next?: string;
}

/** Ends a sign-in at a provider: takes what it sent, refuses what does not fit, and exchanges the code for tokens. */
export function TokenCallback({
  tool,
  site,
  next,
}: TokenCallbackProps): ReactNode {
  const locale = useLocale();
  const arrival = useCallbackArrival();
  const calls = useCalls();
  const [done, setDone] = useState<Done>();
  const [isCleared, setCleared] = useState(false);
  useEffect(() => forgetCallback, []);

  const content = () => {
    if (isCleared) {
      return (
        <>
          <p role="status">
            {translate({
              id: 'tools.cleared',
              message:
                'Cleared. This page holds nothing any more; copies in your clipboard remain.',
              description: 'After the reader has cleared the tokens',
            })}
          </p>
          <StartLink page={tool.pages?.request ?? '/tool/'}>
            {startAgain()}
          </StartLink>
        </>
      );
    }
    if (done !== undefined) {
      return (
        <Results
          onClear={() => {
            setCleared(true);
            setDone(undefined);
            carryToken(undefined);
          }}
          renewedBy={done.renewedBy}
          tool={tool}
          values={done.values}
        >
          {site === undefined ? null : (
            <SiteLookup
              calls={calls}
              tool={site}
              values={done.values}
              zone={done.zone}
            />
          )}
          {next === undefined ? null : (
            <p>
              <Link
                onClick={() => carryToken(done.values.accessToken)}
                to={addressOf(next, locale)}
              >
                {translate({
                  id: 'tools.callback.albums',
                  message: 'List the IDs of your albums with this access token',
                  description: 'Link to the page with Google Photos albums',
                })}
              </Link>
            </p>
          )}
        </Results>
      );
    }
    if (arrival === undefined || arrival.kind === 'moving') {
      return (
        <p role="status">
          {translate({
            id: 'tools.callback.reading',
            message: 'Reading the answer of the provider…',
            description: 'On a callback page while it loads',
          })}
        </p>
      );
    }
    return arrival.kind === 'granted' ? (
      <Exchange
        calls={calls}
        granted={arrival}
        onDone={(found) => {
          setDone(found);
          forgetCallback();
        }}
        tool={tool}
      />
    ) : (
      <DeadEnd arrival={arrival} tool={tool} />
    );
  };

  return (
    <div className={`${panelClass} ${styles.panel} needs-script wide`}>
      {content()}
      <Ledger entries={calls.ledger} />
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useCalls} from '../useCalls';
import {useEndpointApps} from '../endpointApps';
import {useEndpoint} from '../useEndpoint';
import {useHydrated} from '../../../hooks/useHydrated';
import {useClearOnPageHide} from '../../../hooks/useClearOnPageHide';
import {useServiceStatus} from '../useServiceStatus';
import {useSignInStart} from '../useSignInStart';
import type {InLocale} from '../../../lib/localize';
import {gapAfter} from '../../../lib/punctuation';
import {
  isOfApp,
  isSecret,
  type Values,
} from '../../../data/oauthProviders/values';
import {exchangeFields} from '../exchangeFields';
import {basesOf} from '../toolBases';
import type {ToolView} from '../toolView';
import {Literal} from '../../product-tables/cells';
import {Button} from '../../ui/Button';
import {submitting} from '../submitting';
import {ToolFields} from '../ToolFields';
import {panelClass} from '../../ui/Panel';
import {RequestLog} from '../RequestLog';
import {Alert, NoService, Problem} from '../Problem';
import {Recipients} from '../Recipients';
import {SignInSteps} from '../SignInSteps';
import form from '../../ui/form.module.css';
import styles from '../styles.module.css';
import {Choice} from './Choice';

function RedirectHint({callback}: {callback: string}): ReactNode {
  const origin = useHydrated() ? window.location.origin : '';
  const label = translate({message: 'Redirect URI to register with your app:'});
  return (
    <p className={styles.note}>
      {label}
      {gapAfter(label)}
      <Literal text={`${origin}${callback}`} />
    </p>
  );
}

/** The form that starts a sign-in: shows which host receives what, and navigates to the provider. */
export function TokenRequest({tool}: {tool: InLocale<ToolView>}): ReactNode {
  const {address} = useEndpoint();
  const {authorize} = tool;
  const {clients, exchange} = tool.calls;
  const hasServiceApp = clients !== undefined;
  const calls = useCalls();
  const [chosen, setChosen] = useState<'own' | 'service'>();
  const apps = useEndpointApps(address);
  const hasNoApp =
    address === undefined || apps?.includes(tool.provider) === false;
  const usesOwn =
    !hasServiceApp || (chosen ?? (hasNoApp ? 'own' : 'service')) === 'own';
  const [zone, setZone] = useState(tool.zones?.[0]?.zone);
  const [typed, setTyped] = useState<Values>({});
  const bases = basesOf(tool.zones, zone, address);
  const needsService = !usesOwn || exchange?.to === 'service';
  const hasNoService = needsService && address === undefined;
  // With an app of their own, readers exchange the code in a terminal.
  const inTerminal = hasNoService && usesOwn ? tool.directExchange : undefined;
  const isStuck = hasNoService && inTerminal === undefined;
  const inputs = tool.inputs
    .filter(({name}) => usesOwn || !isOfApp(name))
    // The terminal prompts for secrets, so this page need not have them.
    .filter(({name}) => inTerminal === undefined || !isSecret(name));
  useServiceStatus(needsService || hasServiceApp);

  useClearOnPageHide(() => {
    setTyped((values) => ({clientId: values.clientId ?? ''}));
  });

  const {isBusy, problem, failure, start} = useSignInStart(tool, calls);
  const onSubmit = submitting(() =>
    start({
      values: Object.fromEntries(inputs.map(({name}) => [name, typed[name]])),
      isOwnApp: usesOwn,
      zone,
      bases,
    }),
  );

  return (
    <form
      className={`${panelClass} ${form.form} needs-script wide`}
      data-copy="interactive"
      onSubmit={onSubmit}
    >
      <SignInSteps current="form" />
      {tool.zones === undefined || zone === undefined ? null : (
        <Choice
          legend={translate({message: 'Region'})}
          name="zone"
          onChange={(next) => setZone(next as typeof zone)}
          options={tool.zones.map(({zone: value, label}) => ({value, label}))}
          value={zone}
        />
      )}
      {hasServiceApp ? (
        <Choice
          legend={translate({message: 'App that asks for access'})}
          name="client"
          onChange={(next) => setChosen(next as typeof chosen)}
          options={[
            {
              value: 'service',
              label: hasNoApp
                ? translate(
                    {
                      message:
                        'The app of the token service (it has none for {service})',
                    },
                    {service: tool.service},
                  )
                : translate({message: 'The app of the token service'}),
            },
            {value: 'own', label: translate({message: 'My own app'})},
          ]}
          value={usesOwn ? 'own' : 'service'}
        />
      ) : null}
      <ToolFields inputs={inputs} onChange={setTyped} typed={typed} />
      {usesOwn && tool.pages !== undefined ? (
        <RedirectHint callback={tool.pages.callback} />
      ) : null}
      <Recipients
        bases={bases}
        calls={[
          [usesOwn ? undefined : clients, tool.texts.purposes.clients],
          [
            authorize && {
              to: 'provider',
              address: authorize.url,
              fields: authorize.parameters,
            },
            tool.texts.purposes.signIn,
          ],
          inTerminal === undefined
            ? [
                exchange && {
                  ...exchange,
                  fields: exchangeFields(exchange, usesOwn),
                },
                tool.texts.purposes.exchange,
              ]
            : [inTerminal, tool.texts.purposes.terminal],
        ]}
      />
      {inTerminal === undefined ? null : (
        <p className={styles.note}>
          {translate({
            message:
              'No token service can be used here. After the sign-in, the next page shows a command for your own terminal that gets the tokens. It prompts for the client secret there.',
          })}
        </p>
      )}
      {isStuck ? <NoService /> : null}
      {problem === undefined ? null : (
        <Alert>
          <p>{tool.texts.startProblems[problem]}</p>
        </Alert>
      )}
      {failure === undefined ? null : <Problem failure={failure} tool={tool} />}
      {isStuck ? null : (
        <div className={form.actions}>
          <Button disabled={isBusy} isPrimary type="submit">
            {translate(
              {message: 'Sign in at {service}'},
              {service: tool.service},
            )}
          </Button>
        </div>
      )}
      <RequestLog entries={calls.requestLog} />
    </form>
  );
}

import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode, type SyntheticEvent} from 'react';
import {useCalls} from '../../../hooks/useCalls';
import {useEndpoint} from '../../../hooks/useEndpoint';
import {removeStored, writeStored} from '../../../hooks/storage';
import {useHydrated} from '../../../hooks/useHydrated';
import {useLocale} from '../../../hooks/useLocale';
import {leaveFor} from '../../../hooks/replacePage';
import {canHash, randomText, sha256} from '../../../hooks/webCrypto';
import type {InLocale} from '../../../lib/localize';
import type {Failure} from '../../../lib/tools/attempt';
import {authorizeAddress} from '../../../lib/tools/authorizeAddress';
import {hostOf, type Values} from '../../../lib/tools/calls';
import {base64Url, STATE_BYTES, VERIFIER_BYTES} from '../../../lib/tools/pkce';
import {storedSignIn} from '../../../lib/tools/signIn';
import type {ToolView} from '../../../lib/tools/toolView';
import {
  basesOf,
  hasServiceApp,
  serviceClient,
} from '../../../lib/tools/toolBases';
import {buttonClass} from '../../ui/Button';
import {Alert, NoService, Problem} from '../parts/Problem';
import {Ledger} from '../parts/Ledger';
import {Recipients, type Recipient} from '../parts/Recipients';
import {TextField} from '../../ui/Field';
import {purposes} from '../parts/words';
import styles from '../parts/styles.module.css';
import {panelClass} from '../../ui/Panel';

type Tool = InLocale<ToolView>;

/** Whom the reader will have to do with. */
function recipientsOf(
  tool: Tool,
  bases: Readonly<Record<string, string>>,
  usesOwn: boolean,
): Recipient[] {
  const {authorize, calls} = tool;
  const apps: Recipient[] =
    usesOwn || calls.clients === undefined
      ? []
      : [
          {
            host: hostOf(calls.clients, bases),
            purpose: purposes.clients(),
            fields: [],
          },
        ];
  const signIn: Recipient[] =
    authorize === undefined
      ? []
      : [
          {
            host: hostOf({to: 'provider', address: authorize.url}, bases),
            purpose: purposes.signIn(),
            fields: authorize.parameters,
          },
        ];
  const exchange: Recipient[] =
    calls.exchange === undefined
      ? []
      : [
          {
            host: hostOf(calls.exchange, bases),
            purpose: purposes.exchange(),
            fields: calls.exchange.fields,
          },
        ];
  return [...apps, ...signIn, ...exchange];
}

function Zones({
  zones,
  zone,
  onChange,
}: {
  zones: NonNullable<Tool['zones']>;
  zone: string;
  onChange: (zone: string) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>
        {translate({
          id: 'tools.request.zone',
          message: 'Region',
          description: 'Choice between Microsoft’s national clouds',
        })}
      </legend>
      {zones.map(({zone: option, label}) => (
        <label key={option}>
          <input
            checked={option === zone}
            name="zone"
            onChange={() => onChange(option)}
            type="radio"
            value={option}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ClientChoice({
  usesOwn,
  onChange,
}: {
  usesOwn: boolean;
  onChange: (usesOwn: boolean) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>
        {translate({
          id: 'tools.request.client',
          message: 'App that asks for access',
          description: 'Choice between the service’s app and the reader’s own',
        })}
      </legend>
      <label>
        <input
          checked={!usesOwn}
          name="client"
          onChange={() => onChange(false)}
          type="radio"
        />
        {translate({
          id: 'tools.request.client.service',
          message: 'The app of the token service',
          description: 'Choice of the app',
        })}
      </label>
      <label>
        <input
          checked={usesOwn}
          name="client"
          onChange={() => onChange(true)}
          type="radio"
        />
        {translate({
          id: 'tools.request.client.own',
          message: 'My own app',
          description: 'Choice of the app',
        })}
      </label>
    </fieldset>
  );
}

interface Beginning {
  tool: Tool;
  values: Values;
  isOwnApp: boolean;
  zone: string | undefined;
  locale: 'en' | 'zh';
}

/** Writes down what is needed when the reader comes back, and makes the address that sends them to the provider. */
async function begin({
  tool,
  values,
  isOwnApp,
  zone,
  locale,
}: Beginning): Promise<string | undefined> {
  const {authorize, pages, pkce, provider} = tool;
  if (authorize === undefined || pages === undefined) {
    return undefined;
  }
  const state = randomText(STATE_BYTES);
  const verifier = pkce === undefined ? undefined : randomText(VERIFIER_BYTES);
  const redirectUri = `${window.location.origin}${pages.callback}`;
  const {clientId = '', clientSecret} = values;
  const isKept = writeStored(storedSignIn(provider), {
    state,
    startedAt: Date.now(),
    locale,
    clientId,
    isOwnApp,
    redirectUri,
    ...(verifier === undefined ? {} : {verifier}),
    ...(clientSecret === undefined || clientSecret === ''
      ? {}
      : {clientSecret}),
    ...(zone === undefined ? {} : {zone}),
  });
  if (!isKept) {
    return undefined;
  }
  return authorizeAddress(
    authorize,
    {
      clientId,
      redirectUri,
      scope: tool.scope,
      state,
      ...(verifier === undefined
        ? {}
        : {codeChallenge: base64Url(await sha256(verifier))}),
    },
    basesOf(tool.zones, zone, undefined),
  );
}

/** Why a sign-in cannot begin. */
function problemText(problem: 'storage' | 'crypto' | 'noApp'): string {
  switch (problem) {
    case 'storage':
      return translate({
        id: 'tools.request.noStorage',
        message:
          'Your browser does not let this page remember the sign-in until you come back. Allow storage for this site, or use a window that is not private. Nothing was sent.',
        description: 'When a sign-in cannot begin',
      });
    case 'crypto':
      return translate({
        id: 'tools.request.noCrypto',
        message:
          'Your browser protects a sign-in only on https:// and on localhost. Open this page under such an address. Nothing was sent.',
        description: 'When a sign-in cannot begin',
      });
    case 'noApp':
      return translate({
        id: 'tools.request.noApp',
        message:
          'The token service has no app of its own for this provider. Choose your own app.',
        description: 'When a sign-in cannot begin',
      });
  }
}

function RedirectHint({callback}: {callback: string}): ReactNode {
  const origin = useHydrated() ? window.location.origin : '';
  return (
    <p className={styles.note}>
      {translate({
        id: 'tools.request.redirect',
        message: 'Redirect address to register with your app:',
        description: 'Before the address of the callback page',
      })}{' '}
      <code>
        {origin}
        {callback}
      </code>
    </p>
  );
}

/** Begins a sign-in at a provider: asks for what is needed, says who receives what, and sends the reader there. */
export function TokenRequest({tool}: {tool: Tool}): ReactNode {
  const locale = useLocale();
  const {address} = useEndpoint();
  const calls = useCalls();
  const [chosen, setChosen] = useState<'own' | 'service'>();
  const usesOwn =
    !hasServiceApp(tool) ||
    (chosen ?? (address === undefined ? 'own' : 'service')) === 'own';
  const [zone, setZone] = useState(tool.zones?.[0]?.zone);
  const [typed, setTyped] = useState<Values>({});
  const [problem, setProblem] = useState<'storage' | 'crypto' | 'noApp'>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // Coming back here means giving up what was begun.
    removeStored(storedSignIn(tool.provider));
  }, [tool.provider]);

  const bases = basesOf(tool.zones, zone, address);
  const needsService = !usesOwn || tool.calls.exchange?.to === 'service';
  const isStuck = needsService && address === undefined;

  /** The app of the service, which says its client ID. */
  const askClient = async (): Promise<Values | undefined> => {
    const {clients} = tool.calls;
    if (clients === undefined) {
      return undefined;
    }
    setBusy(true);
    const attempt = await calls.attempt({plan: clients, values: {}, bases});
    setBusy(false);
    if (attempt.kind === 'failed') {
      setFailure(attempt.failure);
    }
    if (attempt.kind !== 'values') {
      return undefined;
    }
    const clientId = serviceClient(attempt.json, tool.provider);
    if (clientId === undefined) {
      setProblem('noApp');
      return undefined;
    }
    return {clientId};
  };

  const go = async () => {
    setFailure(undefined);
    setProblem(undefined);
    if (tool.pkce !== undefined && !canHash()) {
      setProblem('crypto');
      return;
    }
    const values = usesOwn ? typed : await askClient();
    if (values === undefined) {
      return;
    }
    const to = await begin({tool, values, isOwnApp: usesOwn, zone, locale});
    if (to === undefined) {
      setProblem('storage');
    } else {
      leaveFor(to);
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void go();
  };

  return (
    <form
      className={`${panelClass} ${styles.panel} ${styles.form} needs-script wide`}
      onSubmit={onSubmit}
    >
      {tool.zones === undefined || zone === undefined ? null : (
        <Zones
          onChange={(next) => setZone(next as typeof zone)}
          zone={zone}
          zones={tool.zones}
        />
      )}
      {hasServiceApp(tool) ? (
        <ClientChoice
          onChange={(isOwn) => setChosen(isOwn ? 'own' : 'service')}
          usesOwn={usesOwn}
        />
      ) : null}
      {usesOwn ? (
        <>
          {tool.inputs.map(({value, kind, label, required}) => (
            <TextField
              isRequired={required || value === 'clientId'}
              key={value}
              kind={kind}
              label={label}
              onChange={(text) => setTyped({...typed, [value]: text.trim()})}
              value={typed[value] ?? ''}
            />
          ))}
          {tool.pages === undefined ? null : (
            <RedirectHint callback={tool.pages.callback} />
          )}
        </>
      ) : null}
      <Recipients recipients={recipientsOf(tool, bases, usesOwn)} />
      {isStuck ? <NoService /> : null}
      {problem === undefined ? null : (
        <Alert>
          <p>{problemText(problem)}</p>
        </Alert>
      )}
      {failure === undefined ? null : <Problem failure={failure} />}
      <div className={styles.actions}>
        <button
          className={buttonClass('primary')}
          disabled={isStuck || isBusy}
          type="submit"
        >
          {translate(
            {
              id: 'tools.request.go',
              message: 'Sign in at {service}',
              description: 'Button that sends the reader to the provider',
            },
            {service: tool.service},
          )}
        </button>
      </div>
      <Ledger entries={calls.ledger} />
    </form>
  );
}

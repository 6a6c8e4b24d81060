import {useEffect, useState} from 'react';
import type {InLocale} from '../../lib/localize';
import type {Failure} from './attempt';
import type {Values} from './calls';
import {storedSignIn} from './signIn';
import {serviceClient} from './toolBases';
import type {ToolView} from './toolView';
import {beginSignIn} from './beginSignIn';
import {leaveFor} from '../../lib/browser/replacePage';
import {removeStored} from '../../lib/browser/storage';
import type {useCalls} from './useCalls';
import {useLocale} from '../../hooks/useLocale';
import {canHash} from '../../lib/browser/webCrypto';

/** Why a sign-in cannot begin, before anything was sent to the provider. */
export type StartProblem = 'storage' | 'crypto' | 'noApp';

interface Start {
  /** What the reader entered about their own app; without it the service is asked for its app. */
  own: Values | undefined;
  zone: string | undefined;
  bases: Readonly<Record<string, string>>;
}

interface SignInStart {
  isBusy: boolean;
  problem: StartProblem | undefined;
  failure: Failure | undefined;
  start: (start: Start) => void;
}

/** Begins a sign-in at a provider and sends the reader there, or says why not. */
export function useSignInStart(
  tool: InLocale<ToolView>,
  {attempt}: ReturnType<typeof useCalls>,
): SignInStart {
  const locale = useLocale();
  const [problem, setProblem] = useState<StartProblem>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // Coming back here means giving up what was begun.
    removeStored(storedSignIn(tool.provider));
  }, [tool.provider]);

  /** The app of the service, which says its client ID. */
  const askClient = async (
    bases: Start['bases'],
  ): Promise<Values | undefined> => {
    const {clients} = tool.calls;
    if (clients === undefined) {
      return undefined;
    }
    setBusy(true);
    const asked = await attempt({plan: clients, values: {}, bases});
    setBusy(false);
    if (asked.kind === 'failed') {
      setFailure(asked.failure);
    }
    if (asked.kind !== 'values') {
      return undefined;
    }
    const clientId = serviceClient(asked.json, tool.provider);
    if (clientId === undefined) {
      setProblem('noApp');
      return undefined;
    }
    return {clientId};
  };

  const go = async ({own, zone, bases}: Start) => {
    setFailure(undefined);
    setProblem(undefined);
    if (tool.pkce !== undefined && !canHash()) {
      setProblem('crypto');
      return;
    }
    const values = own ?? (await askClient(bases));
    if (values === undefined) {
      return;
    }
    const to = await beginSignIn({
      tool,
      values,
      isOwnApp: own !== undefined,
      zone,
      locale,
    });
    if (to === undefined) {
      setProblem('storage');
    } else {
      leaveFor(to);
    }
  };

  return {
    isBusy,
    problem,
    failure,
    start: (start) => {
      void go(start);
    },
  };
}

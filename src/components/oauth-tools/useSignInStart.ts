import {useEffect, useState} from 'react';
import type {InLocale} from '../../lib/localize';
import type {Values} from '../../data/oauthProviders/values';
import {storedSignIn} from './signIn';
import {serviceClient} from './toolBases';
import type {ToolView} from './toolView';
import {startSignIn} from './startSignIn';
import {assignLocation} from '../../lib/browser/replacePage';
import {removeStored} from '../../lib/browser/storage';
import type {Calls} from './useCalls';
import {useRequest} from './useRequest';
import {useLocale} from '../../hooks/useLocale';
import {canHash} from '../../lib/webCrypto';

/** Why a sign-in cannot start; nothing was sent to the provider yet. */
export type StartProblem = 'storage' | 'crypto' | 'noApp';

interface Start {
  /** What the user entered. */
  values: Values;
  /** Whether `values` have the user's own app; otherwise the app of the service is used. */
  isOwnApp: boolean;
  zone: string | undefined;
  bases: Readonly<Record<string, string>>;
}

/** Starts a sign-in and navigates to the provider, or returns why it cannot. */
export function useSignInStart(tool: InLocale<ToolView>, calls: Calls) {
  const locale = useLocale();
  const [problem, setProblem] = useState<StartProblem>();
  const {isBusy, failure, request, reset} = useRequest(calls);

  useEffect(() => {
    // A user who comes back to this page has given up the pending sign-in.
    removeStored(storedSignIn(tool.provider));
  }, [tool.provider]);

  const fetchClient = async (
    bases: Start['bases'],
  ): Promise<string | undefined> => {
    const {clients} = tool.calls;
    if (clients === undefined) {
      return undefined;
    }
    const answer = await request({plan: clients, values: {}, bases});
    if (answer === undefined) {
      return undefined;
    }
    const clientId = serviceClient(answer.json, tool.provider);
    if (clientId === undefined) {
      setProblem('noApp');
    }
    return clientId;
  };

  const go = async ({values, isOwnApp, zone, bases}: Start) => {
    reset();
    setProblem(undefined);
    if (tool.pkce !== undefined && !canHash()) {
      setProblem('crypto');
      return;
    }
    const clientId = isOwnApp ? values.clientId : await fetchClient(bases);
    if (!isOwnApp && clientId === undefined) {
      return;
    }
    const to = await startSignIn({
      tool,
      values: {...values, clientId},
      isOwnApp,
      zone,
      locale,
    });
    if (to === undefined) {
      setProblem('storage');
    } else {
      assignLocation(to);
    }
  };

  return {
    isBusy,
    problem,
    failure,
    start: (start: Start) => void go(start),
  };
}

import {useCallback, useEffect, useRef, useState} from 'react';
import {parseReply, type RequestResult} from './requestResult';
import type {ValueName, Values} from '../../data/oauthProviders/values';
import {makeCall, type Call, type CallPlan} from '../../lib/tokenCalls';
import {createRequestLog, type Logged} from './createRequestLog';
import {useStore} from '../../lib/browser/store';
import {sendCall, type Outcome} from '../../lib/browser/timedRequest';

type LoggedCall = Pick<Call, 'method' | 'host' | 'path' | 'sent'>;

export interface Request {
  plan: CallPlan;
  values: Values;
  /** Base addresses for placeholders. */
  bases: Readonly<Record<string, string>>;
  /** Values that the answer must have. */
  wanted?: readonly ValueName[];
}

export interface Calls {
  /** Requests of this page, without secrets. */
  requestLog: readonly Logged<LoggedCall, Outcome>[];
  send: (request: Request) => Promise<RequestResult>;
  cancel: () => void;
}

/** Sends and logs the requests of a page, and aborts them on unmount. */
export function useCalls(): Calls {
  const [log] = useState(createRequestLog<LoggedCall, Outcome>);
  const leaving = useRef(new AbortController());

  const cancel = useCallback(() => {
    leaving.current.abort();
    leaving.current = new AbortController();
  }, []);

  useEffect(() => cancel, [cancel]);

  const send = useCallback(
    async ({plan, values, bases, wanted = []}: Request) => {
      const call = makeCall(plan, values, bases);
      const {method, host, path, sent} = call;
      const end = log.start({method, host, path, sent});
      const {outcome, text} = await sendCall(call, leaving.current.signal);
      end(outcome);
      return parseReply(host, outcome, text, plan.answer, wanted);
    },
    [log],
  );

  return {requestLog: useStore(log.entries), send, cancel};
}

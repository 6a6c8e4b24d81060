import {useCallback, useEffect, useRef, useState} from 'react';
import {parseReply, type RequestResult} from './requestResult';
import type {ValueName, Values} from '../../data/oauthProviders/values';
import {makeCall, type CallPlan} from '../../lib/tokenCalls';
import {
  withStarted,
  withEnded,
  type RequestLogEntry,
} from './requestLogEntries';
import {sendCall} from '../../lib/browser/timedRequest';

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
  requestLog: readonly RequestLogEntry[];
  send: (request: Request) => Promise<RequestResult>;
  cancel: () => void;
}

/** Sends and logs the requests of a page, and aborts them on unmount. */
export function useCalls(): Calls {
  const [requestLog, setRequestLog] = useState<readonly RequestLogEntry[]>([]);
  const leaving = useRef(new AbortController());
  const lastId = useRef(0);

  const cancel = useCallback(() => {
    leaving.current.abort();
    leaving.current = new AbortController();
  }, []);

  useEffect(() => cancel, [cancel]);

  const send = useCallback(
    async ({plan, values, bases, wanted = []}: Request) => {
      const call = makeCall(plan, values, bases);
      lastId.current += 1;
      const id = lastId.current;
      setRequestLog((entries) => withStarted(entries, call, id, Date.now()));
      const {outcome, text} = await sendCall(call, leaving.current.signal);
      setRequestLog((entries) => withEnded(entries, id, outcome, Date.now()));
      return parseReply(call.host, outcome, text, plan.answer, wanted);
    },
    [],
  );

  return {requestLog, send, cancel};
}

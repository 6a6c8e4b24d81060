import {useCallback, useEffect, useRef, useState} from 'react';
import {noteTrial} from './apiLedger';
import {sendCall, type Sendable} from '../../../lib/browser/timedRequest';
import {
  isMixed,
  shownAnswer,
  type Server,
  type ShownAnswer,
} from '../openapi/tryIt';
import type {CallFault} from './messages';

export type Trial =
  | {kind: 'none'}
  | {kind: 'running'}
  | {
      kind: 'answered';
      status: number;
      /** In milliseconds. */
      duration: number;
      /** In bytes. */
      size: number;
      answer: ShownAnswer;
      text: string;
    }
  | {kind: 'failed'; fault: CallFault; host: string};

const nothing: Trial = {kind: 'none'};

async function sent(call: Sendable, leaving: AbortSignal, host: string) {
  const end = noteTrial(call);
  const startedAt = performance.now();
  const {outcome, text} = await sendCall(call, leaving);
  if (outcome.kind !== 'answered') {
    end({kind: outcome.kind});
    return outcome.kind === 'cancelled'
      ? nothing
      : ({kind: 'failed', fault: outcome.kind, host} as const);
  }
  const duration = Math.round(performance.now() - startedAt);
  const answer = shownAnswer(text);
  const {size} = new Blob([text]);
  const {status} = outcome;
  end({
    kind: 'answered',
    status,
    size,
    ...(answer.code === undefined ? {} : {code: answer.code}),
  });
  return {kind: 'answered', status, duration, size, answer, text} as const;
}

interface TrialControl {
  trial: Trial;
  run: (server: Server, call: Sendable) => Promise<Trial>;
  /** Takes the answer away, or ends the request that is under way. */
  clear: () => void;
}

/** Makes a request to the reader's own server; leaving the page or the panel ends it. */
export function useTrial(): TrialControl {
  const [trial, setTrial] = useState<Trial>(nothing);
  const leaving = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );
  const clear = useCallback(() => {
    leaving.current?.abort();
    setTrial(nothing);
  }, []);
  const run = useCallback(async (server: Server, call: Sendable) => {
    leaving.current?.abort();
    const leave = new AbortController();
    leaving.current = leave;
    const tell = (next: Trial) => {
      if (!leave.signal.aborted) {
        setTrial(next);
      }
      return next;
    };
    if (isMixed(server, window.location.protocol)) {
      noteTrial(call)({kind: 'mixed'});
      return tell({kind: 'failed', fault: 'mixed', host: server.host});
    }
    tell({kind: 'running'});
    return tell(await sent(call, leave.signal, server.host));
  }, []);
  return {trial, run, clear};
}

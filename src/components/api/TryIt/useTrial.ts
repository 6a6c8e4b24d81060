import {useCallback, useEffect, useRef, useState} from 'react';
import {sendCall, type Sendable} from '../../../hooks/toolRequest';
import {
  isMixed,
  shownAnswer,
  type Server,
  type ShownAnswer,
} from '../../../lib/openapi/tryIt';
import type {CallFault} from './words';

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

/** Makes a request to the reader's own server; leaving the page or the panel ends it. */
export function useTrial(): [
  Trial,
  (server: Server, call: Sendable) => Promise<Trial>,
] {
  const [trial, setTrial] = useState<Trial>({kind: 'none'});
  const leaving = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );
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
      return tell({kind: 'failed', fault: 'mixed', host: server.host});
    }
    tell({kind: 'running'});
    const startedAt = performance.now();
    const {outcome, text} = await sendCall(call, leave.signal);
    if (outcome.kind === 'cancelled') {
      return {kind: 'none'} as const;
    }
    return tell(
      outcome.kind === 'answered'
        ? {
            kind: 'answered',
            status: outcome.status,
            duration: Math.round(performance.now() - startedAt),
            size: new TextEncoder().encode(text).length,
            answer: shownAnswer(text),
            text,
          }
        : {kind: 'failed', fault: outcome.kind, host: server.host},
    );
  }, []);
  return [trial, run];
}

import {useEffect, useRef, useState} from 'react';
import {logRequest} from './loggedRequests';
import {sendCall, type Sendable} from '../../../lib/browser/timedRequest';
import {isMixedContent, type Server} from '../../server-check/serverAddress';
import {shownAnswer, type ShownAnswer} from '../openapi/tryIt';
import type {RequestFailure} from './messages';

export type RequestState =
  | {kind: 'idle'}
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
  | {kind: 'failed'; failure: RequestFailure; host: string};

const idle: RequestState = {kind: 'idle'};

async function send(call: Sendable, signal: AbortSignal, host: string) {
  const end = logRequest(call);
  const startedAt = performance.now();
  const {outcome, text} = await sendCall(call, signal);
  if (outcome.kind !== 'answered') {
    end({kind: outcome.kind});
    return outcome.kind === 'cancelled'
      ? idle
      : ({kind: 'failed', failure: outcome.kind, host} as const);
  }
  const duration = Math.round(performance.now() - startedAt);
  const answer = shownAnswer(text);
  const {size} = new Blob([text]);
  const {status} = outcome;
  end({kind: 'answered', status, size, code: answer.code});
  return {kind: 'answered', status, duration, size, answer, text} as const;
}

/** Sends a request to the reader's own server, and aborts it on unmount. */
export function useRequest() {
  const [state, setState] = useState<RequestState>(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  /** Removes the answer, or aborts a running request. */
  const clear = () => {
    running.current?.abort();
    setState(idle);
  };
  const run = async (server: Server, call: Sendable): Promise<RequestState> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const update = (next: RequestState) => {
      if (!controller.signal.aborted) {
        setState(next);
      }
      return next;
    };
    if (isMixedContent(server, window.location.protocol)) {
      logRequest(call)({kind: 'mixed'});
      return update({kind: 'failed', failure: 'mixed', host: server.host});
    }
    update({kind: 'running'});
    return update(await send(call, controller.signal, server.host));
  };
  return {state, run, clear};
}

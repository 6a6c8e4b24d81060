import {REQUEST_TIMEOUT, timeLimit} from './timeLimit';

/** How much of a response is read at most, in characters. */
const ANSWER_LIMIT = 1_000_000;

export type Outcome =
  | {kind: 'answered'; status: number}
  | {kind: 'timeout'}
  | {kind: 'offline'}
  | {kind: 'blocked'}
  | {kind: 'cancelled'};

export interface Reply {
  outcome: Outcome;
  /** Empty unless there was a response. */
  text: string;
}

export interface Sendable {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Blob | FormData;
}

/** Makes a request for a page that handles credentials: without cookies, without a referrer, not cached, and without following redirects. */
export async function sendCall(
  {method, url, headers, body}: Sendable,
  leaving: AbortSignal,
): Promise<Reply> {
  const limit = timeLimit(leaving, REQUEST_TIMEOUT);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : {body}),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: limit.signal,
    });
    const text = await answer.text();
    return {
      outcome: {kind: 'answered', status: answer.status},
      text: text.slice(0, ANSWER_LIMIT),
    };
  } catch {
    const failed = navigator.onLine ? 'blocked' : 'offline';
    const stopped = leaving.aborted ? 'cancelled' : failed;
    return {outcome: {kind: limit.isOver() ? 'timeout' : stopped}, text: ''};
  } finally {
    limit.release();
  }
}

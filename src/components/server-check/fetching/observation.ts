import type {AnswerData, BodyProblem, Envelope, RequestName} from './answers';

/** Headers that a page may read of another origin without the server's consent, and those that some proxies let it read. */
export const readHeaders = [
  'cache-control',
  'expires',
  'content-type',
  'content-length',
  'date',
  'age',
  'content-range',
  'www-authenticate',
  'x-cache',
] as const;

export type ReadHeader = (typeof readHeaders)[number];

/** Most that is read of an answer, in bytes. */
export const BODY_LIMIT = 1_000_000;

export interface Answered<Data> {
  kind: 'answered';
  status: number;
  headers: Partial<Record<ReadHeader, string>>;
  envelope?: Envelope<Data>;
  problem?: BodyProblem;
  /** The beginning of an answer that is no JSON. */
  text: string;
  /** Received bytes. */
  size: number;
  /** In milliseconds, to the last byte. */
  duration: number;
  /** Whether it came only when the request was repeated after a pause. */
  isRepeated?: true;
  /** Whether it can be read only with a query that nobody sent before: a cache keeps what it gave to others, which has no headers of CORS. */
  isUncached?: true;
  /** Milliseconds since 1970 on the reader's clock, when the headers arrived. */
  at: number;
}

export type Observation<Data> =
  | Answered<Data>
  /** An answer came, and the browser shows nothing of it. */
  | {kind: 'opaque'}
  | {kind: 'redirected'}
  /** `after` is in milliseconds. */
  | {kind: 'timeout'; after?: number}
  | {kind: 'offline'}
  /** The browser does not say why. `after` is in milliseconds. */
  | {kind: 'failed'; after?: number};

/** The outcome of each request that was sent. */
export type Observations = {
  [Name in RequestName]?: Observation<AnswerData[Name]>;
};

export function answerOf<Name extends RequestName>(
  seen: Observations,
  name: Name,
): Answered<AnswerData[Name]> | undefined {
  const observation: Observation<AnswerData[Name]> | undefined = seen[name];
  return observation?.kind === 'answered' ? observation : undefined;
}

export function dataOf<Name extends RequestName>(
  seen: Observations,
  name: Name,
): AnswerData[Name] | undefined {
  return answerOf(seen, name)?.envelope?.data;
}

export const hasNoResponse = (
  observation: Observation<unknown> | undefined,
): boolean =>
  observation === undefined ||
  ['failed', 'timeout', 'offline'].includes(observation.kind);

/** Whether a request may have been refused on the way: AList itself answers with 403 in its own envelope alone. */
export const isRefused = (observation?: Observation<unknown>): boolean =>
  observation?.kind === 'failed' ||
  (observation?.kind === 'answered' && observation.status === 403);

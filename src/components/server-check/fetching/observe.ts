import {readBody, type AnswerData, type RequestName} from './answers';
import {
  hasNoResponse,
  readHeaders,
  REQUEST_TIMEOUT,
  type Answered,
  type Observation,
  type Observations,
} from './observation';
import {addressSpaceOf} from './addressSpace';
import {
  addressOfRequest,
  SAMPLE_BYTES,
  type RequestPlan,
  type Target,
} from './requests';

/** The same for the first request into the reader's own network, before which browsers ask the reader. */
const PROMPT_TIMEOUT = 60_000;

/** The same for uploads, which AList answers when the storage has the whole file. */
const UPLOAD_TIMEOUT = 600_000;

/** Most that is read of an answer, in bytes. */
export const BODY_LIMIT = 1_000_000;

/** Characters that are kept of an answer that is no JSON. */
const TEXT_LIMIT = 20_000;

/** How long the transfer for a speed may take, in milliseconds. A slow one has shown enough then. */
const SAMPLE_TIME = 8000;

interface Body {
  /** The beginning. */
  bytes: Uint8Array;
  size: number;
  isCut: boolean;
}

async function readLimited(
  response: Response,
  isEnough: (size: number) => boolean,
): Promise<Body> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  for (let isDone = reader === undefined; !isDone && !isCut;) {
    const part = await reader?.read();
    isDone = part?.done !== false;
    if (part?.value !== undefined) {
      if (size < BODY_LIMIT) {
        chunks.push(part.value);
      }
      size += part.value.length;
      isCut = isEnough(size);
    }
  }
  if (isCut) {
    await reader?.cancel();
  }
  const bytes = new Uint8Array(Math.min(size, BODY_LIMIT));
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, bytes.length - at);
    bytes.set(part, at);
    at += part.length;
  }
  return {bytes, size, isCut};
}

/** Reads what a request of this kind needs of the answer. */
async function readBodyOf(
  response: Response,
  isSample: boolean,
): Promise<Body & {transfer?: number}> {
  if (!isSample) {
    const body = await readLimited(response, (size) => size > BODY_LIMIT);
    return {...body, size: body.bytes.length};
  }
  const startedAt = performance.now();
  const time = () => performance.now() - startedAt;
  const body = await readLimited(
    response,
    (size) => size >= SAMPLE_BYTES || time() > SAMPLE_TIME,
  );
  return {...body, transfer: Math.round(time())};
}

async function answered<Name extends RequestName>(
  name: Name,
  response: Response,
  {startedAt, isSample}: {startedAt: number; isSample: boolean},
): Promise<Answered<AnswerData[Name]>> {
  const at = Date.now();
  const {bytes, size, isCut, transfer} = await readBodyOf(response, isSample);
  const text = new TextDecoder().decode(bytes);
  const read = readBody(name, text);
  return {
    kind: 'answered',
    status: response.status,
    headers: Object.fromEntries(
      readHeaders.flatMap((header) => {
        const value = response.headers.get(header);
        return value === null ? [] : [[header, value.slice(0, 200)]];
      }),
    ),
    ...(read.kind === 'envelope'
      ? {envelope: read.envelope, text: ''}
      : {problem: read.problem, text: text.slice(0, TEXT_LIMIT)}),
    size,
    isCut,
    duration: Math.round(performance.now() - startedAt),
    at,
    ...(transfer === undefined ? {} : {transfer}),
  };
}

/** Sends one request without cookies and referrer, and does not follow redirects whose response would be readable. */
export async function observe<Name extends RequestName>(
  {
    name,
    method,
    headers,
    body,
    upload,
    isOpaque,
    isElsewhere,
    isSample,
    isCacheable,
    needsToken,
  }: RequestPlan & {
    name: Name;
  },
  {
    url,
    target,
    token,
    leaving,
  }: {url: string; target: Target; token?: string; leaving: AbortSignal},
): Promise<Observation<AnswerData[Name]>> {
  const isOwn = url.startsWith(`${target.server.origin}/`);
  if (
    isOwn === (isElsewhere === true) ||
    (needsToken === true) !== (token !== undefined)
  ) {
    throw new Error(`No request to ${url}`);
  }
  const ending = new AbortController();
  const end = () => {
    ending.abort();
  };
  const clock = {isOver: false};
  const hasPrompt = isOpaque === true && target.server.isPrivate;
  const limit =
    upload !== undefined
      ? UPLOAD_TIMEOUT
      : hasPrompt
        ? PROMPT_TIMEOUT
        : REQUEST_TIMEOUT;
  const timer = setTimeout(() => {
    clock.isOver = true;
    end();
  }, limit);
  leaving.addEventListener('abort', end);
  const startedAt = performance.now();
  const file = upload?.(target);
  const content =
    file?.body ??
    (body === undefined ? undefined : JSON.stringify(body(target)));
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...file?.headers,
        ...(token === undefined ? {} : {Authorization: token}),
      },
      ...(content === undefined ? {} : {body: content}),
      mode: isOpaque === true ? 'no-cors' : 'cors',
      // A browser follows redirects of requests in this mode, or makes none.
      redirect:
        isOpaque === true || isElsewhere === true
          ? 'follow'
          : token === undefined
            ? 'manual'
            : 'error',
      // With `no-store`, browsers ask the caches on the way not to answer. The browser's own cache has not seen such an address.
      cache: isCacheable === true ? 'default' : 'no-store',
      ...(isElsewhere === true
        ? {}
        : addressSpaceOf(target.server, target.pageProtocol)),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: ending.signal,
    });
    if (response.type === 'opaque') {
      return {kind: 'opaque'};
    }
    if (response.type === 'opaqueredirect') {
      return {kind: 'redirected'};
    }
    return await answered(name, response, {
      startedAt,
      isSample: isSample === true,
    });
  } catch {
    leaving.throwIfAborted();
    return clock.isOver
      ? {kind: 'timeout', after: limit}
      : navigator.onLine
        ? {
            kind: 'failed',
            ...(file === undefined
              ? {}
              : {after: Math.round(performance.now() - startedAt)}),
          }
        : {kind: 'offline'};
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', end);
  }
}

export interface Run {
  plans: readonly RequestPlan[];
  target: Target;
  token?: string;
  leaving: AbortSignal;
  onStart: (name: RequestName) => void;
  onSeen: (seen: Observations) => void;
}

/** Whether the server gave any sign of life. */
function isSilent({reach, ping}: Observations): boolean {
  return (
    (reach !== undefined || ping !== undefined) &&
    hasNoResponse(reach) &&
    hasNoResponse(ping)
  );
}

/**
 * Sends requests one after the other, so that a small machine is not put under load, and none after the first ones got no answer.
 *
 * @throws the reason of `leaving` when it is aborted
 */
export async function runRequests(run: Run): Promise<Observations> {
  const {plans, target, token, leaving, onStart, onSeen} = run;
  let seen: Observations = {};
  for (const plan of plans) {
    const url = addressOfRequest(plan, target, seen);
    const isPastFirst = plan.name !== 'reach' && plan.name !== 'ping';
    if (url !== undefined && !(isPastFirst && isSilent(seen))) {
      onStart(plan.name);
      const observation = await observe(plan, {
        url,
        target,
        leaving,
        ...(token === undefined ? {} : {token}),
      });
      leaving.throwIfAborted();
      seen = {...seen, [plan.name]: observation};
      onSeen(seen);
    }
  }
  return seen;
}

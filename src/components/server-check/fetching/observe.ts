import {readBody, type AnswerData, type RequestName} from './answers';
import {
  BODY_LIMIT,
  readHeaders,
  type Answered,
  type Observation,
} from './observation';
import {addressSpaceOf} from './addressSpace';
import {REQUEST_TIMEOUT, timeLimit} from '../../../lib/browser/timeLimit';
import {sendsToken, type RequestPlan, type Target} from './requests';

/** The timeout of the first request into the reader's own network, before which browsers ask the reader. */
const PROMPT_TIMEOUT = 60_000;

/** The timeout of uploads, which AList answers when the storage has the whole file. */
const UPLOAD_TIMEOUT = 600_000;

/** Characters that are kept of an answer that is no JSON. */
const TEXT_LIMIT = 20_000;

async function readLimited(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const bytes = new Uint8Array(BODY_LIMIT);
  let size = 0;
  for (;;) {
    const {done = true, value} = (await reader?.read()) ?? {};
    if (done || value === undefined) {
      return bytes.slice(0, size);
    }
    const part = value.subarray(0, BODY_LIMIT - size);
    bytes.set(part, size);
    size += part.length;
    if (part.length < value.length) {
      await reader?.cancel();
      return bytes;
    }
  }
}

async function answered<Name extends RequestName>(
  name: Name,
  response: Response,
  startedAt: number,
): Promise<Answered<AnswerData[Name]>> {
  const at = Date.now();
  const bytes = await readLimited(response);
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
    size: bytes.length,
    duration: Math.round(performance.now() - startedAt),
    at,
  };
}

function timeoutOf(plan: RequestPlan, {server}: Target): number {
  if (plan.upload !== undefined) {
    return UPLOAD_TIMEOUT;
  }
  const mayPrompt =
    server.isPrivate && (plan.name === 'reach' || plan.name === 'ping');
  return mayPrompt ? PROMPT_TIMEOUT : REQUEST_TIMEOUT;
}

interface Sending {
  url: string;
  target: Target;
  token?: string;
  leaving: AbortSignal;
}

function initOf(
  plan: RequestPlan,
  {target, token}: Sending,
  signal: AbortSignal,
): RequestInit {
  const {method, headers, body, upload, isOpaque, isElsewhere, isCacheable} =
    plan;
  const file = upload?.(target);
  const content =
    file?.body ??
    (body === undefined ? undefined : JSON.stringify(body(target)));
  // A browser follows redirects of requests without CORS, or makes none.
  const ownRedirect = token === undefined ? 'manual' : 'error';
  const unreadRedirect = isOpaque === true ? 'follow' : 'error';
  return {
    method,
    headers: {
      ...headers,
      ...file?.headers,
      ...(token === undefined ? {} : {Authorization: token}),
    },
    ...(content === undefined ? {} : {body: content}),
    mode: isOpaque === true ? 'no-cors' : 'cors',
    redirect:
      isOpaque === true || isElsewhere === true ? unreadRedirect : ownRedirect,
    // With `no-store`, browsers ask the caches on the way not to answer. The browser's own cache has not seen such an address.
    cache: isCacheable === true ? 'default' : 'no-store',
    ...(isElsewhere === true
      ? {}
      : addressSpaceOf(target.server, target.pageProtocol)),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  };
}

/** Sends one request without cookies and referrer, and follows no redirect whose response would be readable. */
export async function observe<Name extends RequestName>(
  plan: RequestPlan & {name: Name},
  sending: Sending,
): Promise<Observation<AnswerData[Name]>> {
  const {url, target, token, leaving} = sending;
  const isOwn = url.startsWith(`${target.server.origin}/`);
  const isElsewhere = plan.isElsewhere === true;
  const mustSend = sendsToken(plan.name);
  if (isOwn === isElsewhere || mustSend !== (token !== undefined)) {
    throw new Error(`No request to ${url}`);
  }
  const duration = timeoutOf(plan, target);
  const limit = timeLimit(leaving, duration);
  const startedAt = performance.now();
  try {
    const response = await fetch(url, initOf(plan, sending, limit.signal));
    if (response.type === 'opaque') {
      return {kind: 'opaque'};
    }
    if (response.type === 'opaqueredirect') {
      return {kind: 'redirected'};
    }
    return await answered(plan.name, response, startedAt);
  } catch {
    leaving.throwIfAborted();
    const after = Math.round(performance.now() - startedAt);
    if (limit.isOver()) {
      return {kind: 'timeout', after: duration};
    }
    return navigator.onLine ? {kind: 'failed', after} : {kind: 'offline'};
  } finally {
    limit.release();
  }
}

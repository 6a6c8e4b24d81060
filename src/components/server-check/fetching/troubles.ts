import type {Observation} from './observation';

/** What makes an answer useless for a conclusion about something else. */
export const troubles = [
  'unsent',
  'offline',
  'timedOut',
  'unread',
  'redirected',
  'limited',
  'gateway',
  'signIn',
  'otherPage',
  'otherForm',
  'loading',
  'guestOff',
  'tokenRefused',
  'refused',
] as const;

export type Trouble = (typeof troubles)[number];

/** AList's answer to an invalid token. The guest, disabled or not, gets another one. */
export const isTokenRefusal = (code: number, message: string): boolean =>
  code === 401 && /token/i.test(message);

/** What AList answers where Max devices counts this page as a device. */
export function deviceRefusal(
  code: number,
  message: string,
): 'signedOut' | 'tooMany' | undefined {
  if (code === 401 && /session inactive/i.test(message)) {
    return 'signedOut';
  }
  return code === 403 && /too many active devices/i.test(message)
    ? 'tooMany'
    : undefined;
}

function troubleOfMessage(code: number, message: string): Trouble | undefined {
  if (code === 200) {
    return undefined;
  }
  if (/loading storage/i.test(message)) {
    return 'loading';
  }
  if (code === 401 && /guest/i.test(message)) {
    return 'guestOff';
  }
  return isTokenRefusal(code, message) ||
    deviceRefusal(code, message) !== undefined
    ? 'tokenRefused'
    : 'refused';
}

/** Statuses of proxies and CDNs that do not reach the server behind them. */
const gatewayStatuses: readonly number[] = [
  502, 504, 520, 521, 522, 523, 524, 525, 526, 530,
];

/**
 * Why an answer says nothing about what it was requested for.
 *
 * @param isWrapped whether AList wraps the answer in `code` and `message`; of others only the way is judged
 */
export function troubleOf(
  observation: Observation<unknown> | undefined,
  isWrapped: boolean,
): Trouble | undefined {
  if (observation === undefined) {
    return 'unsent';
  }
  switch (observation.kind) {
    case 'offline':
      return 'offline';
    case 'timeout':
      return 'timedOut';
    case 'failed':
      return 'unread';
    case 'redirected':
      return 'redirected';
    case 'opaque':
      return undefined;
    case 'answered':
  }
  const {status, envelope, problem} = observation;
  if (status === 429 || status === 503) {
    return 'limited';
  }
  if (gatewayStatuses.includes(status)) {
    return 'gateway';
  }
  if (!isWrapped) {
    return undefined;
  }
  if (envelope !== undefined) {
    return troubleOfMessage(envelope.code, envelope.message);
  }
  if (status >= 500) {
    return 'gateway';
  }
  if ([401, 403, 407].includes(status)) {
    return 'signIn';
  }
  return problem === 'html' ? 'otherPage' : 'otherForm';
}

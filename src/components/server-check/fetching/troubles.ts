import type {RequestName} from './answers';
import {
  answerOf,
  isRefused,
  type Observation,
  type Observations,
} from './observation';
import {isWrappedAnswer, sendsToken} from './requests';

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
  'tokenLost',
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

const troubleWithoutAnswer = {
  offline: 'offline',
  timeout: 'timedOut',
  failed: 'unread',
  redirected: 'redirected',
  opaque: undefined,
} as const;

/** Why an answer says nothing about what it was requested for. Of one that AList does not wrap only the way is judged. */
export function troubleOf(
  observation: Observation<unknown> | undefined,
  isWrapped: boolean,
): Trouble | undefined {
  if (observation === undefined) {
    return 'unsent';
  }
  if (observation.kind !== 'answered') {
    return troubleWithoutAnswer[observation.kind];
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

/** What happens to the header Authorization on the way, as far as AList's answers say it. */
export function authorizationFault(
  seen: Observations,
): 'dropped' | 'added' | undefined {
  const [sent, without, guest] = (['madeUp', 'listing', 'guest'] as const).map(
    (name) => answerOf(seen, name)?.envelope,
  );
  const isAdded = [without, guest].every(
    (answer) =>
      answer !== undefined && isTokenRefusal(answer.code, answer.message),
  );
  if (isAdded) {
    return 'added';
  }
  // Only success, or the refusal of the guest, is what AList says to a request without a token alone.
  return sent !== undefined &&
    sent.code === without?.code &&
    sent.message === without.message &&
    (sent.code === 200 || /guest/i.test(sent.message))
    ? 'dropped'
    : undefined;
}

/** Whether not even the first request is answered any more, so that what failed says nothing of its own method or path. */
export const isBlockedMidway = ({pingAgain: again}: Observations): boolean =>
  again?.kind === 'answered'
    ? again.status !== 200 || again.isRepeated === true
    : again !== undefined && again.kind !== 'offline';

/** How many requests were refused for their number, or answered only after a pause. */
export const countLimited = (seen: Observations): number =>
  Object.values(seen).filter(
    (each) =>
      each.kind === 'answered' &&
      (each.isRepeated === true || [429, 503].includes(each.status)),
  ).length;

/** Whether answers failed that come at other times, so that nothing here is certain. */
export const isDisturbed = (seen: Observations): boolean =>
  countLimited(seen) > 0 || isBlockedMidway(seen);

/** The same, after what other answers say: a cause that is known leaves nothing to conclude from this one. */
export function troubleIn(
  seen: Observations,
  name: RequestName,
): Trouble | undefined {
  if (isRefused(seen[name]) && isDisturbed(seen)) {
    return 'limited';
  }
  const trouble = troubleOf(seen[name], isWrappedAnswer(name));
  return authorizationFault(seen) !== undefined &&
    (trouble === 'tokenRefused' || sendsToken(name))
    ? 'tokenLost'
    : trouble;
}

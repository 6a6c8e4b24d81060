import type {Envelope} from '../fetching/answers';

/** AList's response to an invalid token. The guest, disabled or not, gets another answer. */
export function isTokenRefusal({
  code,
  message,
}: Pick<Envelope<unknown>, 'code' | 'message'>): boolean {
  return code === 401 && /token/i.test(message);
}

/** What AList answers, with or without a right token, where Max devices counts this page as a device. */
export function deviceRefusal({
  code,
  message,
}: Pick<Envelope<unknown>, 'code' | 'message'>):
  'signedOut' | 'tooMany' | undefined {
  if (code === 401 && /session inactive/i.test(message)) {
    return 'signedOut';
  }
  return code === 403 && /too many active devices/i.test(message)
    ? 'tooMany'
    : undefined;
}

import type {Envelope} from '../fetching/answers';

/** AList's response to an invalid token. The guest, disabled or not, gets another answer. */
export function isTokenRefusal({
  code,
  message,
}: Pick<Envelope<unknown>, 'code' | 'message'>): boolean {
  return code === 401 && /token/i.test(message);
}

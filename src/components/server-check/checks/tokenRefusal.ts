import type {Envelope} from '../fetching/answers';

/** How AList refuses a token that is none. The guest, disabled or not, gets another answer. */
export function isTokenRefusal({
  code,
  message,
}: Pick<Envelope<unknown>, 'code' | 'message'>): boolean {
  return code === 401 && /token/i.test(message);
}

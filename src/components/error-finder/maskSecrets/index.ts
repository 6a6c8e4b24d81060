import {secretsOfCommands} from './commands';
import {secretsOfCookies} from './cookies';
import {secretsOfNames} from './fields';
import {secretsByShape} from './shapes';
import {replaced} from './spans';

/** What stands in place of a secret. */
export const MASK = '***';

/**
 * A text without the secrets that it names or that look like one: passwords, tokens, cookies, keys, e-mail addresses and telephone numbers.
 * It hides a word too many rather than leave a password. Every pattern repeats a bounded number of times, or has no condition after what
 * it repeats, so the time grows with the length of the text alone.
 */
export function maskSecrets(text: string): string {
  const spans = [
    ...secretsOfNames(text),
    ...secretsOfCommands(text),
    ...secretsOfCookies(text),
    ...secretsByShape(text),
  ];
  return replaced(text, spans, MASK);
}

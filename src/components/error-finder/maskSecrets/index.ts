import {namedSecrets} from './namedSecrets';
import {replaceSpans, spansOf} from './spans';
import {tokenPatterns} from './tokenPatterns';

/** Replacement of a secret. */
export const MASK = '***';

/**
 * Masks what is known to be a secret: shapes of tokens, and values of names such as `password`. Other secrets stay. The time grows with
 * the length of the text alone.
 */
export function maskSecrets(text: string): string {
  const shapes = tokenPatterns.flatMap((pattern) => spansOf(text, pattern));
  return replaceSpans(text, [...namedSecrets(text), ...shapes], MASK);
}

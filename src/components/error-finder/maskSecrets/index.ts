import {secretsOfCommands} from './commands';
import {secretsOfCookies} from './cookies';
import {secretsOfNames} from './fields';
import {secretsByShape} from './shapes';
import {replaceSpans} from './textSpans';

/** Replacement of a secret. */
export const MASK = '***';

/**
 * Masks secrets: passwords, tokens, cookies, keys, e-mail addresses and phone numbers. It rather masks too much than too little. To keep
 * the time linear, patterns only have bounded repetitions, or unbounded ones at their end.
 */
export function maskSecrets(text: string): string {
  const spans = [
    ...secretsOfNames(text),
    ...secretsOfCommands(text),
    ...secretsOfCookies(text),
    ...secretsByShape(text),
  ];
  return replaceSpans(text, spans, MASK);
}

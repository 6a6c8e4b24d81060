import {createHash} from 'node:crypto';

/** A script as a policy names it, by the hash of its text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

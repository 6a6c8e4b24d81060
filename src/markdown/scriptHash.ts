import {createHash} from 'node:crypto';

/** The source of an inline script in a content policy. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

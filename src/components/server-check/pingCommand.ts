import {everyShell} from '../../lib/shellCommand';

/** A request from a terminal, where the rules of browsers do not apply. */
export const pingCommand = (address: string): string =>
  everyShell`curl -sS -m 15 -D - ${`${address}/ping`}`.text;

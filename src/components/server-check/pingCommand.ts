import {everyShell} from '../../lib/shellCommand';

/** One request from a terminal, where the rules of browsers do not apply. Without `-g`, curl makes one for each number of `[1-9]`. */
export const pingCommand = (address: string): string =>
  everyShell`curl -gsS -m 15 -D - ${`${address}/ping`}`.text;

import {createRequestLog} from '../../oauth-tools/createRequestLog';
import type {Sendable} from '../../../lib/browser/timedRequest';
import {MASK, secretQuery} from '../openapi/secrets';

export type RequestEnd =
  | {kind: 'answered'; status: number; code?: number; size: number}
  | {kind: 'timeout' | 'offline' | 'blocked' | 'mixed' | 'cancelled'};

/** Requests since the site was loaded, with passwords, tokens and signatures blanked. */
const log = createRequestLog<{method: string; address: string}, RequestEnd>();

export const requestLog = log.entries;

const blanked = (address: string) =>
  address.replaceAll(
    /([?&])([^=&]*)=[^&]*/g,
    (pair, mark: string, name: string) =>
      secretQuery.test(name) ? `${mark}${name}=${MASK}` : pair,
  );

/** Logs the start of a request, and returns a function that logs its end. */
export const logRequest = ({method, url}: Pick<Sendable, 'method' | 'url'>) =>
  log.start({method, address: blanked(url)});

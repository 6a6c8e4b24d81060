import {everyShell} from '../../../lib/shellCommand';
import {
  hasNoResponse,
  type Observation,
  type Observations,
} from '../fetching/observation';

/** Whether no request got an answer. */
export function isUnreachable({reach, ping, settings}: Observations): boolean {
  return hasNoResponse(reach) && hasNoResponse(ping) && hasNoResponse(settings);
}

/** Whether a request failed, in a way that the browser does not explain. */
export function hasFailed(
  observation: Observation<unknown> | undefined,
): boolean {
  return observation?.kind === 'failed';
}

/** Whether a redirect answers everything, so that no answer says anything about AList. */
export const redirectsEverything = ({ping, settings}: Observations): boolean =>
  ping?.kind === 'redirected' || settings?.kind === 'redirected';

/** Whether the server redirects, and nothing answers where the redirect leads. */
export const redirectsNowhere = (seen: Observations): boolean =>
  redirectsEverything(seen) && hasNoResponse(seen.reach);

/** A request from a terminal, where the rules of browsers do not apply. */
export const curlCommand = (address: string) =>
  everyShell`curl -sS -m 15 -D - ${`${address}/ping`}`.text;

import type {Observation, Seen} from '../fetching/observation';

const isUnheard = (observation: Observation<unknown> | undefined) =>
  observation === undefined ||
  ['failed', 'timeout', 'offline'].includes(observation.kind);

/** Whether no request got an answer. */
export function gotNothing({reach, ping, settings}: Seen): boolean {
  return isUnheard(reach) && isUnheard(ping) && isUnheard(settings);
}

/** Whether a request failed, in a way that the browser does not explain. */
export function hasFailed(
  observation: Observation<unknown> | undefined,
): boolean {
  return observation?.kind === 'failed';
}

/** What the server is asked in a terminal, where no rule of the browser holds. */
export const curlCommand = (address: string) =>
  `curl -sS -m 15 -D - '${address}/ping'`;

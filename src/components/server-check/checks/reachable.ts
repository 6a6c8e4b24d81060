import {
  answerOf,
  dataOf,
  hasNoResponse,
  type Observations,
} from '../fetching/observation';
import {isBlockedMidway, troubleIn} from '../fetching/troubles';
import {isMixedContent} from '../serverAddress';
import {pingCommand} from '../pingCommand';
import type {Target} from '../fetching/requests';
import type {Check, Finding} from './check';

/** Nothing can be read: which of the browser's rules or of the network's faults it was, a page cannot always know. */
function unread(seen: Observations, target: Target): Finding {
  const {server, pageProtocol, localNetwork} = target;
  const {host, address} = server;
  const {reach, ping} = seen;
  const values = {host};
  const items = [pingCommand(address)];
  if (ping?.kind === 'offline') {
    return {id: 'reachable.offline', certainty: 'certain'};
  }
  if (ping?.kind === 'redirected') {
    return {id: 'reachable.redirect', certainty: 'likely', values, items};
  }
  if (reach?.kind === 'opaque') {
    return {id: 'reachable.unreadable', certainty: 'likely', values, items};
  }
  const isDenied = server.isPrivate && localNetwork === 'denied';
  if (isDenied) {
    return {id: 'reachable.localNetwork', certainty: 'certain', values};
  }
  if (isMixedContent(server, pageProtocol)) {
    return server.isPrivate
      ? {id: 'reachable.mixedAtHome', certainty: 'likely', values, items}
      : {id: 'reachable.mixed', certainty: 'certain', values, items};
  }
  const mayBePermission =
    localNetwork === 'denied' ||
    (server.isPrivate && localNetwork === 'prompt');
  const lines = mayBePermission
    ? ([{id: 'reachable.permission'}] as const)
    : [];
  if (ping?.kind === 'timeout') {
    const seconds = Math.round((ping.after ?? 0) / 1000);
    return {
      id: 'reachable.timeout',
      certainty: 'likely',
      values: {host, seconds},
      lines,
      items,
    };
  }
  return {
    id: server.isPrivate ? 'reachable.none' : 'reachable.noneOrUnreadable',
    certainty: 'likely',
    values,
    lines,
    items,
  };
}

/** Whether an answer came at all, and whether a page of another site may read it. */
export const reachable: Check = {
  id: 'reachable',
  needs: ['ping'],
  judges: {
    ping: ['offline', 'timedOut', 'unread', 'redirected', 'limited', 'gateway'],
  },
  isAboutAny: true,
  evaluate: (seen, target) => {
    const {host} = target.server;
    if (hasNoResponse(seen.ping) || seen.ping?.kind === 'redirected') {
      return [unread(seen, target)];
    }
    const {settings} = seen;
    const status = answerOf(seen, 'ping')?.status ?? 0;
    if (
      troubleIn(seen, 'ping') === 'limited' &&
      dataOf(seen, 'settings') === undefined
    ) {
      return [
        {
          id: 'reachable.busy',
          certainty: 'likely',
          values: {host},
          numbers: {status},
        },
      ];
    }
    if (settings !== undefined && hasNoResponse(settings)) {
      return [{id: 'reachable.settings', certainty: 'likely', values: {host}}];
    }
    const isLimited = Object.values(seen).some(
      (each) => each.kind === 'answered' && each.isRepeated === true,
    );
    const isAnsweredLater = answerOf(seen, 'pingAgain')?.isRepeated === true;
    if (isBlockedMidway(seen) && !isAnsweredLater) {
      return [{id: 'reachable.blocked', certainty: 'likely', values: {host}}];
    }
    const isTaken = (['madeUp', 'listing'] as const).every((name) =>
      ['unread', 'signIn', 'otherPage'].includes(troubleIn(seen, name) ?? ''),
    );
    if (isTaken && !isLimited) {
      return [{id: 'reachable.list', certainty: 'likely', values: {host}}];
    }
    return [{id: 'reachable.fine', certainty: 'fine', values: {host}}];
  },
};

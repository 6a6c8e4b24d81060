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
import type {Check, Finding, Line} from './check';
import {isListLate} from './timing';

/** What the browser shows a visitor who opens an address where nothing answers, each with its cause. */
const browserSights = [
  'reachable.seesRefused',
  'reachable.seesUnknownName',
  'reachable.seesCertificate',
  'reachable.seesBroken',
] as const;

/** What a visitor sees where something answers, each with its cause. */
const sights = [
  'reachable.seesError',
  'reachable.seesSignIn',
  'reachable.seesOther',
  'reachable.seesFilter',
  'reachable.seesPong',
] as const;

/** Nothing can be read: which of the browser's rules or of the network's faults it was, a page cannot always know. */
function unread(seen: Observations, target: Target): Finding {
  const {server, pageProtocol, localNetwork} = target;
  const {host, hostname, origin, path, isPrivate, isSecure} = server;
  const {reach, ping} = seen;
  const finding = (
    id: Finding['id'],
    lines: readonly Line['id'][] = [],
  ): Finding => ({
    id,
    values: {host, ping: `${origin}/ping`},
    lines: [
      ...(path === '' ? [] : [{id: 'reachable.path', values: {path}} as const]),
      ...lines.map((line) => ({id: line})),
    ],
    command: pingCommand(origin),
  });
  if (ping?.kind === 'offline') {
    return {id: 'reachable.offline'};
  }
  if (ping?.kind === 'redirected') {
    return finding('reachable.redirect');
  }
  if (reach?.kind === 'opaque') {
    return finding('reachable.unreadable', sights);
  }
  const permission = isPrivate ? localNetwork : undefined;
  if (permission === 'denied') {
    return {id: 'reachable.localNetwork', values: {host}};
  }
  if (isMixedContent(server, pageProtocol) && permission !== 'granted') {
    return finding(isPrivate ? 'reachable.mixedAtHome' : 'reachable.mixed');
  }
  const lines: Line['id'][] = [];
  if (host === hostname && !isSecure) {
    lines.push('reachable.port');
  }
  if (hostname === '0.0.0.0') {
    lines.push('reachable.any');
  }
  if (permission === 'prompt' || localNetwork === 'denied') {
    lines.push('reachable.permission');
  }
  if (ping?.kind === 'timeout') {
    const numbers = {seconds: Math.round((ping.after ?? 0) / 1000)};
    return {...finding('reachable.timeout', lines), numbers};
  }
  return isPrivate
    ? finding('reachable.none', [...browserSights, ...lines])
    : finding('reachable.noneOrUnreadable', [
        ...browserSights,
        ...sights,
        ...lines,
      ]);
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
      return [{id: 'reachable.busy', values: {host}, numbers: {status}}];
    }
    const trouble = troubleIn(seen, 'settings') ?? '';
    if (
      (settings !== undefined && hasNoResponse(settings)) ||
      ['redirected', 'limited'].includes(trouble)
    ) {
      return [{id: 'reachable.settings', values: {host}}];
    }
    const isAnsweredLater = answerOf(seen, 'pingAgain')?.isRepeated === true;
    if (isBlockedMidway(seen) && !isAnsweredLater) {
      return [{id: 'reachable.blocked', values: {host}}];
    }
    const isTaken = (['madeUp', 'listing'] as const).every((name) =>
      ['unread', 'signIn', 'otherPage'].includes(troubleIn(seen, name) ?? ''),
    );
    if (isTaken && !isListLate(seen)) {
      return [{id: 'reachable.list', values: {host}}];
    }
    const {code, message = ''} = answerOf(seen, 'folder')?.envelope ?? {};
    // The page of a file, or a folder that the guest sees under another path.
    const isOther = /not a folder|not found|loading storage/i.test(message);
    return code === 500 && !isOther
      ? [{id: 'reachable.folder', messages: [message]}]
      : [{id: 'reachable.fine', values: {host}}];
  },
};

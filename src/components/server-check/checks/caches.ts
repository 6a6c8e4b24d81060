import {
  answerOf,
  type Answered,
  type Observations,
} from '../fetching/observation';
import {authorizationFault, isTokenRefusal} from '../fetching/troubles';
import type {Check, Finding} from './check';

interface Keeping {
  /** What allows it, as it was sent. */
  header: string;
  /** Without a time, a cache decides for itself. */
  hasTime: boolean;
}

/** What the headers let caches do; `undefined` if they keep nothing. */
function keepingOf({headers, at}: Answered<unknown>): Keeping | undefined {
  const {'cache-control': control = '', expires = ''} = headers;
  const words = control.toLowerCase().split(/[\s,]+/);
  const seconds = (name: string) => {
    const value = words.find((word) => word.startsWith(`${name}=`));
    return value === undefined
      ? undefined
      : Number.parseInt(value.slice(name.length + 1).replaceAll('"', ''), 10);
  };
  if (words.includes('no-store') || words.includes('no-cache')) {
    return undefined;
  }
  const header = `Cache-Control: ${control}`;
  const age = seconds('max-age');
  const shared = words.includes('private') ? undefined : seconds('s-maxage');
  if (age !== undefined && age > 0) {
    return {header, hasTime: true};
  }
  const now = Date.parse(headers.date ?? '') || at;
  if (age === undefined && Date.parse(expires) > now) {
    return {header: `Expires: ${expires}`, hasTime: true};
  }
  if (shared !== undefined && shared > 0) {
    return {header, hasTime: true};
  }
  return words.includes('public') &&
    (age ?? shared) === undefined &&
    expires === ''
    ? {header, hasTime: false}
    : undefined;
}

/** What a cache gives in place of AList. Only the page and its scripts may be kept, until an update. */
function keptAnswers(seen: Observations): Finding[] {
  const names = Object.entries(seen).flatMap(([name, observation]) =>
    observation.kind === 'answered' && observation.isUncached === true
      ? [name]
      : [],
  );
  if (names.length === 0) {
    return [];
  }
  return names.every((name) => ['page', 'asset'].includes(name))
    ? [{id: 'caches.page'}]
    : [{id: 'caches.answers'}];
}

/** What a cache between gives to others: answers about an account, and files that need a signature. */
export const caches: Check = {
  id: 'caches',
  needs: ['settings', 'guest', 'madeUp', 'madeUpAgain'],
  judges: {
    guest: ['guestOff', 'refused'],
    madeUp: ['tokenRefused'],
    madeUpAgain: ['tokenRefused', 'guestOff', 'refused'],
  },
  evaluate: (seen) => {
    const guest = answerOf(seen, 'guest');
    const fresh = answerOf(seen, 'madeUp')?.envelope;
    const second = answerOf(seen, 'madeUpAgain')?.envelope;
    const isRefused = (envelope: typeof fresh) =>
      envelope !== undefined && isTokenRefusal(envelope.code, envelope.message);
    const findings = keptAnswers(seen);
    if (guest?.envelope === undefined || !isRefused(fresh)) {
      const isLost = authorizationFault(seen) !== undefined;
      return findings.length > 0
        ? findings
        : {because: isLost ? 'tokenLost' : 'refused'};
    }
    if (
      second?.code === guest.envelope.code &&
      second.message === guest.envelope.message
    ) {
      findings.push({id: 'caches.account'});
    }
    const again = answerOf(seen, 'unsignedAgain');
    const first = answerOf(seen, 'unsigned')?.envelope;
    if (
      first?.code === 401 &&
      again?.envelope === undefined &&
      (again?.status === 206 || again?.status === 200) &&
      again.problem !== 'html'
    ) {
      findings.push({id: 'caches.files'});
    }
    const keeping = keepingOf(guest);
    if (findings.length === 0 && keeping !== undefined) {
      findings.push({
        id: 'caches.kept',
        ...(keeping.hasTime ? {} : {atMost: 'likely'}),
        values: {header: keeping.header},
      });
    }
    return findings.length === 0 ? [{id: 'caches.fine'}] : findings;
  },
};

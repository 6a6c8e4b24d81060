import {pause} from '../../../lib/pause';
import {readServerAddress, serverAt, type Server} from '../serverAddress';
import type {RequestName} from './answers';
import {
  dataOf,
  hasNoResponse,
  type Answered,
  type Observation,
  type Observations,
} from './observation';
import {observe} from './observe';
import {
  basePathIn,
  isAskedFor,
  requests,
  sendsToken,
  type RequestPlan,
  type Target,
} from './requests';
import {troubleOf} from './troubles';

type Ask = (server: Server) => Promise<Observation<unknown>>;

const isPong = (seen: Observation<unknown>): boolean =>
  seen.kind === 'answered' && seen.status === 200 && /^pong\b/.test(seen.text);

/** How many addresses are tried in place of one that was copied inside a folder. */
const TRIES = 5;

/** Addresses above a copied one: first the one that AList's page names. */
function aboveOf(server: Server, seen: Answered<unknown>): Server[] {
  const segments = server.path.split('/').slice(1);
  const prefixes = segments.map((_, index) =>
    segments
      .slice(0, segments.length - 1 - index)
      .map((segment) => `/${segment}`)
      .join(''),
  );
  const named = basePathIn(seen.text);
  const isInside =
    named !== undefined && `${server.path}/`.startsWith(`${named}/`);
  return [...new Set(isInside ? [named, ...prefixes] : prefixes)]
    .filter((path) => path !== server.path)
    .slice(0, TRIES)
    .map((path) => serverAt(`${server.origin}${path}`, server));
}

/** The addresses at which the same server may speak HTTPS. */
function secureOf({address, host, hostname}: Server): Server[] {
  const path = address.slice(`http://${host}`.length);
  return [...new Set([host, hostname])].flatMap((name) => {
    return readServerAddress(`https://${name}${path}`).server ?? [];
  });
}

export interface Located {
  server: Server;
  ping: Observation<unknown>;
  why?: 'folder' | 'https';
}

async function firstPong(
  servers: readonly Server[],
  ask: Ask,
): Promise<Located | undefined> {
  for (const server of servers) {
    const ping = await ask(server);
    if (isPong(ping)) {
      return {server, ping};
    }
    if (ping.kind === 'answered' && server.path !== '') {
      const above = await firstPong(aboveOf(server, ping), ask);
      if (above !== undefined) {
        return above;
      }
    }
  }
  return undefined;
}

/** Where AList is, for an address that may have been copied inside a folder, or that only redirects to HTTPS. */
export async function locate(server: Server, ask: Ask): Promise<Located> {
  const ping = await ask(server);
  if (isPong(ping)) {
    return {server, ping};
  }
  if (ping.kind === 'answered') {
    const found = await firstPong(aboveOf(server, ping), ask);
    return found === undefined ? {server, ping} : {...found, why: 'folder'};
  }
  const found =
    server.isSecure || ['offline', 'timeout'].includes(ping.kind)
      ? undefined
      : await firstPong(secureOf(server), ask);
  return found === undefined ? {server, ping} : {...found, why: 'https'};
}

/** How long a request waits before it is repeated, in milliseconds. */
const PAUSE = 1200;

/** How many repeated requests may be in vain: a server that blocks some of them is not to be waited for each time. */
const VAIN = 3;

export interface Run {
  target: Target;
  token: string;
  leaving: AbortSignal;
  onSeen: (target: Target, seen: Observations) => void;
}

/** Whether nothing more can be learnt: the server gave no sign of life, or what answers is not AList. */
const isHopeless = (seen: Observations): boolean =>
  seen.settings === undefined
    ? hasNoResponse(seen.ping) && hasNoResponse(seen.reach)
    : dataOf(seen, 'settings') === undefined;

/** The address with a query that AList ignores and no cache has seen. */
const uncached = (url: string, nonce: string) =>
  `${url}${url.includes('?') ? '&' : '?'}check=${nonce}`;

const isPassing = (seen: Observation<unknown>): boolean =>
  ['limited', 'unread'].includes(troubleOf(seen, false) ?? '');

/**
 * Finds the server and sends the requests one after the other, so that a small machine is not put under load, and none after the first ones
 * showed that no AList answers there. One that a proxy refused for its rate is repeated. A test file is deleted even if the reader leaves.
 */
export async function runRequests(run: Run): Promise<void> {
  const {token, leaving, onSeen} = run;
  let {target} = run;
  let seen: Observations = {};
  let vain = 0;
  const send = (plan: RequestPlan, url: string, signal: AbortSignal) =>
    observe(plan, {
      url,
      target,
      leaving: signal,
      ...(sendsToken(plan.name) ? {token} : {}),
    });
  const keep = (name: RequestName, observation: Observation<unknown>) => {
    seen = {...seen, [name]: observation};
    onSeen(target, seen);
  };
  const askAt = (server: Server, name: 'ping' | 'reach') => {
    const plan = requests.find((each) => each.name === name);
    const path = plan?.path({...target, server}, seen);
    if (plan === undefined || path === undefined) {
      return Promise.resolve(undefined);
    }
    return observe(plan, {
      url: `${server.address}${path}`,
      target: {...target, server},
      leaving,
    });
  };
  const located = await locate(
    target.server,
    async (server) => (await askAt(server, 'ping')) ?? {kind: 'failed'},
  );
  leaving.throwIfAborted();
  if (located.why !== undefined) {
    target = {
      ...target,
      server: located.server,
      moved: {from: target.server.address, why: located.why},
    };
  }
  if (target.hasToken && !target.server.isSecure && !target.server.isPrivate) {
    target = {...target, hasToken: false, isTokenWithheld: true};
  }
  keep('ping', located.ping);
  if (!['answered', 'timeout'].includes(located.ping.kind)) {
    const reach = await askAt(target.server, 'reach');
    leaving.throwIfAborted();
    if (reach !== undefined) {
      keep('reach', reach);
    }
  }
  try {
    for (const plan of requests) {
      const isDone = plan.name === 'reach' || plan.name === 'ping';
      const path =
        isDone || !isAskedFor(plan, target) || isHopeless(seen)
          ? undefined
          : plan.path(target, seen);
      if (path === undefined) {
        continue;
      }
      const url =
        plan.isElsewhere === true ? path : `${target.server.address}${path}`;
      let observation = await send(plan, url, leaving);
      const hasAnswered = seen.ping?.kind === 'answered';
      if (
        isPassing(observation) &&
        hasAnswered &&
        vain < VAIN &&
        plan.upload === undefined &&
        plan.isElsewhere !== true
      ) {
        await pause(PAUSE, leaving);
        leaving.throwIfAborted();
        const second = await send(plan, url, leaving);
        const mayBeCached =
          plan.method === 'GET' &&
          plan.isCacheable !== true &&
          plan.name !== 'pingAgain' &&
          second.kind === 'failed';
        const third = mayBeCached
          ? await send(plan, uncached(url, target.nonce), leaving)
          : second;
        if (third.kind === 'answered' && !isPassing(third)) {
          // The server may have come back meanwhile.
          const isUncached =
            mayBeCached && isPassing(await send(plan, url, leaving));
          observation = isUncached
            ? {...third, isUncached}
            : {...third, isRepeated: true};
        } else {
          vain += 1;
        }
      }
      leaving.throwIfAborted();
      keep(plan.name, observation);
    }
  } finally {
    const remove = requests.find(({name}) => name === 'uploadRemove');
    if (
      remove !== undefined &&
      leaving.aborted &&
      dataOf(seen, 'uploadFolder')?.is_dir === true &&
      seen.uploadRemove === undefined
    ) {
      // The reader stopped it or leaves the page: the file may be there.
      await send(
        remove,
        `${target.server.address}/api/fs/remove`,
        new AbortController().signal,
      );
    }
  }
}

import type {Observations} from '../../../../src/components/server-check/fetching/observation';
import type {Target} from '../../../../src/components/server-check/fetching/requests';
import {runRequests} from '../../../../src/components/server-check/fetching/run';
import {recorded} from '../../../support/recordedServer';
import {
  alistPage,
  answerWith,
  success,
  targetAt,
} from '../../../support/serverCheck';

type Answer = Response | 'fails' | Promise<Response>;

interface Sent {
  url: string;
  method: string;
  redirect: string | undefined;
  token: boolean;
}

/** Sends a whole check with answers of our own. */
async function run(
  target: Target,
  answer: (url: string, times: number, signal: AbortSignal) => Answer,
  token = '',
  leaving = new AbortController().signal,
) {
  const sent: Sent[] = [];
  let last: {target: Target; seen: Observations} = {target, seen: {}};
  const fetched = async (url: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string> | undefined;
    const {method = 'GET', redirect} = init;
    sent.push({
      url,
      method,
      redirect,
      token: headers?.Authorization === 'secret',
    });
    const times = sent.filter((one) => one.url === url).length;
    const found = await answer(url, times, init.signal ?? leaving);
    if (found === 'fails') {
      throw new TypeError('Failed to fetch');
    }
    return found;
  };
  Object.assign(globalThis, {fetch: fetched});
  const end = await runRequests({
    target,
    token,
    leaving,
    onSeen: (found, seen) => {
      last = {target: found, seen};
    },
  }).then(
    () => 'done',
    () => 'left',
  );
  return {...last, end, sent, urls: sent.map(({url}) => url)};
}

const json = (body: unknown) => answerWith(200, JSON.stringify(body));

/** AList below a path of a host; other paths have its page. */
const alistAt = (base: string, basePath: string) => (url: string) => {
  const path = url.startsWith(base) ? url.slice(base.length) : '';
  if (path === '/ping') {
    return answerWith(200, 'pong');
  }
  if (path.startsWith('/api/public/settings')) {
    return json(recorded.settings.body);
  }
  if (path.startsWith('/api/') || path.startsWith('/d/')) {
    return json(recorded.madeUpToken.body);
  }
  return answerWith(200, alistPage(basePath));
};

jest.mock('../../../../src/lib/pause', () => ({
  pause: async () => Promise.resolve(),
}));

const noFile = {file: ''};
const server = 'https://files.example.com';
const healthy = alistAt(server, '/');

beforeEach(() => {
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {onLine: true},
  });
});

test('an address that was copied inside a folder is cut to the path that AList’s page names', async () => {
  const {target, seen, urls} = await run(
    targetAt('http://nas.local:5244/local/films', noFile),
    alistAt('http://nas.local:5244', '/'),
  );
  expect(target.server.address).toBe('http://nas.local:5244');
  expect(target.moved?.why).toBe('folder');
  expect(seen.folder?.kind).toBe('answered');
  expect(urls).toContain('http://nas.local:5244/api/public/settings');
});

test('a link is asked for as it was entered', async () => {
  const link = {path: '/a%20b.mp4', sign: 'x:1'};
  const {urls} = await run({...targetAt(server), link}, healthy);
  expect(urls).toContain(`${server}/d/a%20b.mp4?sign=x%3A1`);
});

test('the same below a sub-path, also one that only visitors use', async () => {
  const named = await run(
    targetAt('http://nas.local/alist/local/films', noFile),
    alistAt('http://nas.local/alist', '/alist'),
  );
  expect(named.target.server.address).toBe('http://nas.local/alist');
  const stripped = await run(
    targetAt('http://nas.local/alist/local', noFile),
    (url) =>
      url === 'http://nas.local/ping'
        ? answerWith(404, '<html>')
        : alistAt('http://nas.local/alist', '/')(url),
  );
  expect(stripped.target.server.address).toBe('http://nas.local/alist');
});

test('HTTP that cannot be read is asked by HTTPS before it is judged', async () => {
  const {target, urls} = await run(
    targetAt('http://files.example.com', noFile),
    (url) => (url.startsWith('http:') ? 'fails' : healthy(url)),
  );
  expect(target.server.address).toBe(server);
  expect(target.moved).toEqual({
    from: 'http://files.example.com',
    why: 'https',
  });
  expect(urls.filter((url) => url.startsWith('http:'))).toHaveLength(1);
});

test('a server that gives no answer gets no more than the first requests', async () => {
  const {urls} = await run(targetAt(server), () => 'fails');
  expect(urls).toEqual(['https://files.example.com/ping']);
});

test('another program that answers is asked for its address and its settings alone', async () => {
  const {urls} = await run(targetAt('http://nas.local:5000'), () =>
    answerWith(200, '<html><title>NAS</title></html>'),
  );
  expect(urls).toEqual([
    'http://nas.local:5000/ping',
    'http://nas.local:5000/api/public/settings',
  ]);
});

test('nothing follows a redirect of a public server', async () => {
  const {sent} = await run(targetAt(server, noFile), healthy);
  expect(sent.length).toBeGreaterThan(8);
  expect(sent.filter(({redirect}) => redirect === 'follow')).toEqual([]);
});

test('a public server does not make the page ask the own network', async () => {
  const hosts = ['[::ffff:127.0.0.1]:4303', 'localhost.:4303', '0.0.0.0:4303'];
  const targets = await Promise.all(
    hosts.map(async (host) => {
      const file = success({
        is_dir: false,
        size: 10,
        sign: '',
        raw_url: `http://${host}/p/film.mp4`,
      });
      const {urls} = await run(targetAt(server, {file: '/film.mp4'}), (url) =>
        url.endsWith('/api/fs/get') ? json(file) : healthy(url),
      );
      return urls.filter(
        (url) => !url.startsWith('https://files.example.com/'),
      );
    }),
  );
  expect(targets.flat()).toEqual([]);
});

test('what a rate limit refuses is asked once more, and known as such', async () => {
  const {seen} = await run(targetAt(server, noFile), (url, times) =>
    url.includes('/api/me') && times === 1 ? 'fails' : healthy(url),
  );
  expect(seen.guest).toMatchObject({kind: 'answered', isRepeated: true});
});

test('what a cache gave to others, which no page may read, is asked with a query of its own', async () => {
  const {seen} = await run(targetAt(server, noFile), (url) =>
    url === `${server}/` ? 'fails' : healthy(url),
  );
  expect(seen.page).toMatchObject({kind: 'answered', isUncached: true});
  const back = await run(targetAt(server, noFile), (url, times) =>
    url === `${server}/` && times < 3 ? 'fails' : healthy(url),
  );
  expect(back.seen.page).toMatchObject({isRepeated: true});
  expect(back.seen.page).not.toHaveProperty('isUncached');
});

test('links to the file have the base path of the account that sees it, as AList names it or as the account has it', async () => {
  const linksWith = async (more: object) => {
    const {urls} = await run(targetAt(server, {file: '/film.mp4'}), (url) => {
      if (url.endsWith('/api/fs/get')) {
        return json(success({is_dir: false, size: 9, raw_url: '', ...more}));
      }
      return url.includes('/api/me?')
        ? json(success({username: 'guest', base_path: '/local'}))
        : healthy(url);
    });
    return new Set(
      urls
        .filter((url) => url.includes('film.mp4'))
        .map((url) => new URL(url).pathname),
    );
  };
  expect(await linksWith({})).toEqual(new Set(['/d/local/film.mp4']));
  expect(await linksWith({virtual_path: '/own/film.mp4'})).toEqual(
    new Set(['/d/own/film.mp4']),
  );
});

test('the first request is sent again at the end when another one failed, and then alone', async () => {
  const target = targetAt(server, noFile);
  const good = await run(target, healthy);
  expect(good.seen.pingAgain).toBeUndefined();
  const banned = await run(target, (url, times) =>
    url.endsWith('/dav/') || (url.endsWith('/ping') && times > 1)
      ? 'fails'
      : healthy(url),
  );
  expect(banned.urls.at(-1)).toBe('https://files.example.com/ping');
  expect(banned.seen.pingAgain).toMatchObject({kind: 'failed'});
});

test('a server that keeps the first request waiting is asked nothing more', async () => {
  jest.useFakeTimers();
  const running = run(
    targetAt('http://nas.local'),
    (_url, _times, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', reject);
      }),
  );
  await jest.advanceTimersByTimeAsync(300_000);
  const {urls} = await running;
  jest.useRealTimers();
  expect(urls).toEqual(['http://nas.local/ping']);
});

test('the token goes only to the routes of the administrator', async () => {
  const {sent} = await run(
    targetAt(server, {...noFile, hasToken: true}),
    healthy,
    'secret',
  );
  const withToken = sent.filter(({token}) => token);
  expect(withToken.map(({url}) => new URL(url).pathname)).toEqual([
    '/api/me',
    '/api/admin/storage/list',
    '/api/admin/setting/get',
    '/api/admin/user/list',
    '/api/admin/meta/list',
    '/api/admin/index/progress',
  ]);
  expect(withToken.every(({redirect}) => redirect === 'error')).toBe(true);
});

test('the token does not go over plain HTTP to a public address', async () => {
  const {sent, target} = await run(
    targetAt('http://203.0.113.7', {...noFile, hasToken: true}),
    alistAt('http://203.0.113.7', '/'),
    'secret',
  );
  expect(sent.filter(({token}) => token)).toEqual([]);
  expect(target.isTokenWithheld).toBe(true);
});

test('a test file is deleted even when the visitor leaves during the upload', async () => {
  const leaving = new AbortController();
  const {end, urls} = await run(
    targetAt(server, {...noFile, hasToken: true, folder: '/local'}),
    (url) => {
      if (url.endsWith('/api/fs/put')) {
        leaving.abort();
        return 'fails';
      }
      return url.endsWith('/api/fs/get')
        ? json(success({is_dir: true, size: 0, raw_url: ''}))
        : healthy(url);
    },
    'secret',
    leaving.signal,
  );
  expect(end).toBe('left');
  expect(urls.slice(-2)).toEqual([
    `${server}/api/fs/put`,
    `${server}/api/fs/remove`,
  ]);
});

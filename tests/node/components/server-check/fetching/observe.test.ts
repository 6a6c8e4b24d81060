import {
  BODY_LIMIT,
  observe,
  runRequests,
} from '../../../../../src/components/server-check/fetching/observe';
import type {Observations} from '../../../../../src/components/server-check/fetching/observation';
import {
  adminRequests,
  guestRequests,
  SAMPLE_BYTES,
  uploadName,
  uploadRequests,
  type RequestPlan,
} from '../../../../../src/components/server-check/fetching/requests';
import {
  recordedFileAt,
  success,
  targetAt,
} from '../../../../support/serverCheck';

const target = targetAt('http://nas.local:5244/alist');

const planOf = (name: string, plans = guestRequests): RequestPlan => {
  const plan = plans.find((each) => each.name === name);
  if (plan === undefined) {
    throw new Error(name);
  }
  return plan;
};

let sent: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch');
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {onLine: true},
  });
});

const leaving = () => new AbortController().signal;

const url = 'http://nas.local:5244/alist/api/public/settings';

const look = (name = 'settings') =>
  observe(planOf(name), {url, target, leaving: leaving()});

/** A body without an end. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
}

test('a request carries no cookies, no referrer, and follows no redirect', async () => {
  sent.mockResolvedValue(Response.json(success({version: 'v3.63.0'})));
  await look();
  expect(sent).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      method: 'GET',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }),
  );
});

test('an answer without an end is read up to the limit', async () => {
  sent.mockResolvedValue(new Response(endless()));
  expect(await look()).toMatchObject({
    kind: 'answered',
    isCut: true,
    size: BODY_LIMIT,
    problem: 'notJson',
  });
});

test('an answer that breaks off counts as failed', async () => {
  const broken = new ReadableStream({
    pull: (controller) => {
      controller.error(new TypeError('reset'));
    },
  });
  sent.mockResolvedValue(new Response(broken));
  expect(await look()).toEqual({kind: 'failed'});
});

/** A server that takes a request and never answers. */
function hang() {
  sent.mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('', 'AbortError'));
        });
      }),
  );
}

test('a server that never answers is left after the time limit', async () => {
  jest.useFakeTimers();
  hang();
  const observation = look();
  jest.advanceTimersByTime(15_000);
  expect(await observation).toEqual({kind: 'timeout', after: 15_000});
  jest.useRealTimers();
});

test('the first request into the own network leaves the visitor time to allow it', async () => {
  jest.useFakeTimers();
  hang();
  const ended = jest.fn();
  const first = {url: 'http://nas.local:5244/alist/ping', target};
  const observation = observe(planOf('reach'), {...first, leaving: leaving()});
  void observation.then(ended);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await observation).toEqual({kind: 'timeout', after: 60_000});
  jest.useRealTimers();
});

test('no request leaves for another origin', async () => {
  const elsewhere = {
    url: 'http://nas.local:5244.evil.example/api/me',
    target,
    leaving: leaving(),
  };
  await expect(observe(planOf('guest'), elsewhere)).rejects.toThrow();
  expect(sent).not.toHaveBeenCalled();
});

const storage = 'https://disk.example/film.mp4?key=planted';

test('the storage is asked without cookies, referrer and token, and only the storage', async () => {
  const plan = planOf('storageSpeed');
  await expect(look('storageSpeed')).rejects.toThrow();
  await expect(
    observe(plan, {url: storage, target, token: 'x', leaving: leaving()}),
  ).rejects.toThrow();
  expect(sent).not.toHaveBeenCalled();
  sent.mockResolvedValue(new Response(endless(), {status: 206}));
  const seen = await observe(plan, {url: storage, target, leaving: leaving()});
  expect(sent).toHaveBeenCalledWith(
    storage,
    expect.objectContaining({
      headers: {Range: `bytes=0-${SAMPLE_BYTES - 1}`},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'follow',
    }),
  );
  expect(sent.mock.lastCall?.[1]).not.toHaveProperty('targetAddressSpace');
  // A storage that ignores the range would go on for ever.
  expect(seen).toMatchObject({
    isCut: true,
    size: 4_200_000,
    transfer: expect.any(Number) as number,
  });
});

test.each([
  ['a redirected download leads to another host', 'redirected', storage, true],
  ['a redirected download leads to AList', 'redirected', '', false],
  ['a download comes through AList', 'opaque', storage, false],
] as const)(
  'where %s, the storage is asked: %s',
  (_name, kind, rawUrl, isAsked) => {
    const seen: Observations = {
      file: recordedFileAt(rawUrl || `${target.server.address}/d/film.mp4`),
      download: {kind},
    };
    expect(planOf('storageSpeed').path({...target, file: '/f'}, seen)).toBe(
      isAsked ? storage : undefined,
    );
    expect(planOf('serverSpeed').path({...target, file: '/d/f'}, seen)).toBe(
      '/p/d/f?sign=',
    );
  },
);

test('a server elsewhere does not make the page ask a device in the network of the reader', () => {
  const router = 'http://192.168.1.1/restart';
  const asked = (server: string) =>
    planOf('storageSpeed').path(
      {...targetAt(server), file: '/f'},
      {file: recordedFileAt(router), download: {kind: 'redirected'}},
    );
  expect(asked('https://alist.example')).toBeUndefined();
  expect(asked('http://nas.local:5244')).toBe(router);
});

test('a token goes with its own requests alone, and a redirect is an error then', async () => {
  const token = 'planted';
  const at = {target, leaving: leaving()};
  await expect(observe(planOf('guest'), {...at, url, token})).rejects.toThrow();
  await expect(
    observe(planOf('admin', adminRequests), {...at, url}),
  ).rejects.toThrow();
  expect(sent).not.toHaveBeenCalled();
  sent.mockResolvedValue(Response.json(success({username: 'admin'})));
  await observe(planOf('admin', adminRequests), {...at, url, token});
  expect(sent).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      headers: {Authorization: token},
      redirect: 'error',
    }),
  );
});

test('after the first two requests got no answer, no other one is sent', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const seen = await runRequests({
    plans: guestRequests,
    target,
    leaving: leaving(),
    onStart: () => undefined,
    onSeen: () => undefined,
  });
  expect(Object.keys(seen)).toEqual(['reach', 'ping']);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a check that is stopped sends nothing more', async () => {
  const controller = new AbortController();
  sent.mockImplementation(() => {
    controller.abort();
    return Promise.resolve(new Response('pong'));
  });
  const run = runRequests({
    plans: guestRequests,
    target,
    leaving: controller.signal,
    onStart: () => undefined,
    onSeen: () => undefined,
  });
  await expect(run).rejects.toThrow();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('names of files are encoded, slashes stay', async () => {
  sent.mockResolvedValue(Response.json({}));
  const file = '/电影/A + B #1?.mp4';
  await runRequests({
    plans: [planOf('unsigned')],
    target: {...target, file},
    leaving: leaving(),
    onStart: () => undefined,
    onSeen: () => undefined,
  });
  expect(sent.mock.calls[0]?.[0]).toBe(
    'http://nas.local:5244/alist/d/%E7%94%B5%E5%BD%B1/A%20%2B%20B%20%231%3F.mp4',
  );
});

test('an HTTP server in the own network is announced, so that the browser asks the visitor', async () => {
  const announced = async (address: string, pageProtocol: string) => {
    sent.mockResolvedValue(new Response('pong'));
    await observe(planOf('ping'), {
      url: `${address}/ping`,
      target: targetAt(address, {pageProtocol}),
      leaving: leaving(),
    });
    return sent.mock.lastCall?.[1]?.targetAddressSpace;
  };
  for (const host of ['192.168.1.5:5244', 'nas', 'nas.local', 'nas.lan']) {
    expect(await announced(`http://${host}`, 'https:')).toBe('local');
    expect(await announced(`http://${host}`, 'http:')).toBeUndefined();
    expect(await announced(`https://${host}`, 'https:')).toBeUndefined();
  }
  expect(await announced('http://127.0.0.1:5244', 'https:')).toBe('loopback');
  expect(await announced('http://files.example.com', 'https:')).toBeUndefined();
});

test('a browser that does not know the name of a network still gets its request', async () => {
  jest.spyOn(globalThis, 'Request').mockImplementation(() => {
    throw new TypeError('not a valid enum value');
  });
  sent.mockResolvedValue(new Response('pong'));
  await look();
  expect(sent.mock.lastCall?.[1]).not.toHaveProperty('targetAddressSpace');
});

test('the second request for the account lets caches on the way answer, at an address of its own', async () => {
  sent.mockImplementation(() => Promise.resolve(Response.json({})));
  await runRequests({
    plans: [planOf('guest'), planOf('madeUpToken')],
    target,
    leaving: leaving(),
    onStart: () => undefined,
    onSeen: () => undefined,
  });
  const calls = sent.mock.calls.map(([to, init]) => [to, init?.cache]);
  const address = 'http://nas.local:5244/alist/api/me?same=x';
  expect(calls).toEqual([
    [address, 'no-store'],
    [address, 'default'],
  ]);
});

test('a method that writes goes to AList alone, without a password', async () => {
  const send = async (first: Response) => {
    sent.mockReset();
    sent.mockResolvedValueOnce(first);
    sent.mockResolvedValueOnce(new Response(null, {status: 401}));
    await runRequests({
      plans: [planOf('webdav'), planOf('webdavWrite')],
      target,
      leaving: leaving(),
      onStart: () => undefined,
      onSeen: () => undefined,
    });
    return sent.mock.calls.map(([, init]) => init);
  };
  const both = await send(new Response(null, {status: 401}));
  expect(both.map((init) => init?.method)).toEqual(['PROPFIND', 'MKCOL']);
  expect(both[1]).toMatchObject({credentials: 'omit', headers: {}});
  expect(await send(new Response('<html>', {status: 401}))).toHaveLength(1);
  expect(await send(new Response(null, {status: 207}))).toHaveLength(1);
});

test('every request only reads', () => {
  const all = [...guestRequests, ...adminRequests].filter(
    ({name}) => name !== 'webdavWrite',
  );
  expect(all.length).toBeGreaterThan(15);
  const writes = all.filter(
    ({method, shownPath}) =>
      !['GET', 'PROPFIND'].includes(method) &&
      !['/api/fs/list', '/api/fs/get'].includes(shownPath),
  );
  expect(writes).toEqual([]);
});

/** Sends the requests that upload. */
const upload = (folder?: string) =>
  runRequests({
    plans: uploadRequests,
    target:
      folder === undefined
        ? target
        : {...target, upload: {folder, megabytes: 2}},
    token: 'planted',
    leaving: leaving(),
    onStart: () => undefined,
    onSeen: () => undefined,
  });

test('an upload goes into the folder that was named, is replaced by the large one, and is deleted', async () => {
  sent.mockImplementation(() =>
    Promise.resolve(Response.json(success({is_dir: true}))),
  );
  await upload('/电影/a b');
  const name = uploadName(target);
  const path = encodeURIComponent(`/电影/a b/${name}`);
  const [look, ...calls] = sent.mock.calls.map(([, init]) => init);
  expect(look?.body).toBe(JSON.stringify({path: '/电影/a b', password: ''}));
  expect(calls.map((init) => init?.method)).toEqual(['PUT', 'PUT', 'POST']);
  for (const init of calls.slice(0, 2)) {
    expect(init?.headers).toMatchObject({
      'File-Path': path,
      Authorization: 'planted',
    });
  }
  expect(calls.map((init) => (init?.body as Blob).size)).toEqual([
    1024,
    2 * 1024 * 1024,
    undefined,
  ]);
  expect(calls[2]?.body).toBe(
    JSON.stringify({dir: '/电影/a b', names: [name]}),
  );
});

test('an upload that breaks off says when, and the file is still deleted', async () => {
  sent.mockImplementation((_url, init) =>
    init?.body instanceof Blob && init.body.size > 1024
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(success({is_dir: true}))),
  );
  const seen = await upload('/local');
  expect(seen.uploadLarge).toEqual({
    kind: 'failed',
    after: expect.any(Number) as number,
  });
  expect(seen.uploadRemove).toMatchObject({kind: 'answered', status: 200});
});

test('nothing is uploaded to a folder that does not exist, and nothing deleted', async () => {
  sent.mockImplementation(() =>
    Promise.resolve(
      Response.json({code: 500, message: 'object not found', data: null}),
    ),
  );
  await upload('/nowhere');
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    'http://nas.local:5244/alist/api/fs/get',
  ]);
});

test('without a folder nothing is uploaded', async () => {
  await upload();
  expect(sent).not.toHaveBeenCalled();
});

/** A network and the caches of a browser, for a service worker that runs in a test. */

/** An answer as a browser has it of its own site. */
export class Answer extends Response {
  override get type(): ResponseType {
    return 'basic';
  }

  override clone(): Answer {
    const {status, headers} = this;
    return new Answer(super.clone().body, {status, headers});
  }
}

export function page(title: string, files: readonly string[] = []): Answer {
  const tags = files.map((file) => `<script src=${file}></script>`).join('');
  return new Answer(`<title>${title}</title>${tags}`, {
    headers: {'Content-Type': 'text/html; charset=utf-8'},
  });
}

/** An answer for which the network followed a redirect. */
export class RedirectedAnswer extends Answer {
  constructor(
    private readonly path: string,
    {body, headers}: Answer,
  ) {
    super(body, {headers});
  }

  override get redirected(): boolean {
    return true;
  }

  override get url(): string {
    return origin + this.path;
  }

  override clone(): RedirectedAnswer {
    return new RedirectedAnswer(this.path, super.clone());
  }
}

export const file = (text: string, type = 'text/javascript'): Answer =>
  new Answer(text, {headers: {'Content-Type': type}});

const origin = 'https://docs.example.org';

interface Event {
  waitUntil: (work: Promise<unknown>) => void;
}

type Handler = (event: Event & Record<string, unknown>) => void;

/** The few functions of a cache that the worker uses. */
function createCache() {
  const entries = new Map<string, Answer>();
  const keyOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  return {
    match: async (request: string | Request) =>
      Promise.resolve(entries.get(keyOf(request))?.clone()),
    put: async (request: string | Request, answer: Answer) => {
      entries.set(keyOf(request), answer);
      return Promise.resolve();
    },
    delete: async (request: string | Request) =>
      Promise.resolve(entries.delete(keyOf(request))),
    keys: async () =>
      Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  };
}

export type World = ReturnType<typeof createWorld>;

/** Has to stand before the worker is loaded. */
export function createWorld() {
  const stores = new Map<string, ReturnType<typeof createCache>>();
  const handlers = new Map<string, Handler>();
  const site = new Map<string, () => Answer>();
  const asked: string[] = [];
  let isOnline = true;
  const pending: Promise<unknown>[] = [];

  Object.assign(globalThis, {
    location: {origin},
    registration: {
      navigationPreload: {enable: async () => Promise.resolve()},
    },
    clients: {claim: async () => Promise.resolve()},
    addEventListener: (name: string, handler: Handler) => {
      handlers.set(name, handler);
    },
    caches: {
      open: async (name: string) => {
        const store = stores.get(name) ?? createCache();
        stores.set(name, store);
        return Promise.resolve(store);
      },
      keys: async () => Promise.resolve([...stores.keys()]),
      delete: async (name: string) => Promise.resolve(stores.delete(name)),
    },
    fetch: async (request: string | Request) => {
      const {pathname} = new URL(
        typeof request === 'string' ? request : request.url,
        origin,
      );
      if (!isOnline) {
        throw new TypeError('Failed to fetch');
      }
      asked.push(pathname);
      return Promise.resolve(
        site.get(pathname)?.() ?? new Answer('', {status: 404}),
      );
    },
  });

  const waitUntil = (work: Promise<unknown>) => {
    pending.push(work);
  };
  const settle = async () => {
    while (pending.length > 0) {
      await pending.shift();
    }
  };
  const ask = async (path: string, mode: string) => {
    let answer: Promise<Response> | undefined;
    const request = new Request(origin + path);
    Object.defineProperty(request, 'mode', {value: mode});
    handlers.get('fetch')?.({
      request,
      preloadResponse: Promise.resolve(undefined),
      waitUntil,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    const response = await answer?.catch((error: unknown) => error);
    await settle();
    return response;
  };
  return {
    asked,
    publish: (path: string, make: () => Answer) => site.set(path, make),
    setOnline: (next: boolean) => {
      isOnline = next;
    },
    /** The reader goes to a page. Gives its text and status. */
    goTo: async (path: string) => {
      const response = await ask(path, 'navigate');
      return response instanceof Response
        ? `${response.status} ${await response.text()}`
        : 'left alone';
    },
    /** A page asks for a file. */
    askFor: async (path: string) => {
      const response = await ask(path, 'cors');
      return response instanceof Response
        ? `${response.status} ${await response.text()}`
        : response instanceof Error
          ? 'failed'
          : 'left alone';
    },
    tell: async (data: unknown) => {
      handlers.get('message')?.({data, ports: [], waitUntil});
      await settle();
    },
    activate: async () => {
      handlers.get('activate')?.({waitUntil});
      await settle();
    },
    hears: () => [...handlers.keys()],
    seed: (name: string) => stores.set(name, createCache()),
    cacheNames: () => [...stores.keys()],
    cached: async () =>
      (
        await Promise.all(
          [...stores.values()].map(async (store) => store.keys()),
        )
      )
        .flat()
        .map(({url}) => url.slice(origin.length)),
  };
}

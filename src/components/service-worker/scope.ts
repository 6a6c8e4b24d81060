/** What is used of a service worker's global scope. TypeScript's own types for it conflict with those of a page. */
interface ExtendableEventLike {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEventLike extends ExtendableEventLike {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface MessageEventLike extends ExtendableEventLike {
  data: unknown;
  ports: readonly MessagePort[];
}

interface EventsByName {
  install: ExtendableEventLike;
  activate: ExtendableEventLike;
  fetch: FetchEventLike;
  message: MessageEventLike;
}

export interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof EventsByName>(
    name: Name,
    listener: (event: EventsByName[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as Scope;

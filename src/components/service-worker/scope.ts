/** The part of a service worker's world that is used here; TypeScript's own description of it cannot stand beside that of a page. */
interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface AskingEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface TellingEvent extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface EventsByName {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskingEvent;
  message: TellingEvent;
}

export interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof EventsByName>(
    name: Name,
    hear: (event: EventsByName[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as Scope;

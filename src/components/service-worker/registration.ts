import {SERVICE_WORKER_FILE} from './file';
import type {ReadMessage} from './readMessage';

/** What Docusaurus passes when a page is shown. */
interface RouteChange {
  location: {pathname: string};
}

/** What is used of the browser. */
export interface RegistrationOptions {
  workers: ServiceWorkerContainer;
  /** Addresses of everything that was fetched so far. */
  fetched: () => readonly string[];
  /** Calls back when the browser is idle. */
  whenIdle: (act: () => void) => void;
  /** The user has asked to save data. */
  isSaving: boolean;
}

/** Registers the service worker after the first page, and reports each page that is shown to it. */
export function createRegistration({
  workers,
  fetched,
  whenIdle,
  isSaving,
}: RegistrationOptions): {onRouteDidUpdate: (change: RouteChange) => void} {
  let isStarted = false;
  const reported = new Set<string>();
  const report = async (page: string) => {
    if (!isStarted) {
      isStarted = true;
      await workers.register(SERVICE_WORKER_FILE, {updateViaCache: 'none'});
    }
    const {active} = await workers.ready;
    const files = fetched().filter((address) => !reported.has(address));
    files.forEach((address) => reported.add(address));
    const message: ReadMessage = {kind: 'read', page, files};
    active?.postMessage(message);
  };
  return {
    onRouteDidUpdate({location: {pathname}}) {
      if (!isSaving) {
        whenIdle(() => {
          // A browser may refuse, in a private window for example: then nothing is cached.
          report(pathname).catch(() => undefined);
        });
      }
    },
  };
}

/** Removes the service worker of an earlier visit. */
export async function removeServiceWorker(
  workers: ServiceWorkerContainer,
): Promise<void> {
  const registration = await workers.getRegistration('/');
  // The new file removes the caches, and then itself.
  await registration?.update();
}

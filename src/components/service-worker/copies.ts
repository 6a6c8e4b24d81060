import {SERVICE_WORKER_FILE} from './file';
import type {ReadMessage} from './readMessage';

/** What Docusaurus tells of a page that is shown. */
interface RouteChange {
  location: {pathname: string};
}

/** The parts of a browser that are needed. */
export interface Surroundings {
  workers: ServiceWorkerContainer;
  /** Addresses of everything that was fetched so far. */
  fetched: () => readonly string[];
  /** Calls back when the browser has nothing more urgent to do. */
  whenIdle: (act: () => void) => void;
  /** The reader asked for little traffic. */
  isSaving: boolean;
}

/** Starts the service worker once the first page is there, and tells it of each page that is shown. */
export function createCopies({
  workers,
  fetched,
  whenIdle,
  isSaving,
}: Surroundings): {onRouteDidUpdate: (change: RouteChange) => void} {
  let isStarted = false;
  const told = new Set<string>();
  const tell = async (page: string) => {
    if (!isStarted) {
      isStarted = true;
      await workers.register(SERVICE_WORKER_FILE, {updateViaCache: 'none'});
    }
    const {active} = await workers.ready;
    const files = fetched().filter((address) => !told.has(address));
    files.forEach((address) => told.add(address));
    const message: ReadMessage = {kind: 'read', page, files};
    active?.postMessage(message);
  };
  return {
    onRouteDidUpdate({location: {pathname}}) {
      if (!isSaving) {
        whenIdle(() => {
          // A browser may refuse, in a private window for example: then there are no copies.
          tell(pathname).catch(() => undefined);
        });
      }
    },
  };
}

/** Takes the service worker of an earlier visit away. */
export async function endCopies(
  workers: ServiceWorkerContainer,
): Promise<void> {
  const registration = await workers.getRegistration('/');
  // The file that stands there now removes the copies, and then itself.
  await registration?.update();
}

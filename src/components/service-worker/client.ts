import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {offline} from '../../config/offline';
import {whenIdle} from '../../lib/browser/whenIdle';
import {SERVICE_WORKER_FILE} from './file';
import type {ReadMessage} from './readMessage';

/** What Docusaurus passes when a page is shown. */
interface RouteChange {
  location: {pathname: string};
}

/** Files that the service worker knows of. */
const reported = new Set<string>();

let registration: Promise<unknown> | undefined;

/** Registers the service worker once, and reports a page that is shown to it. */
async function report(page: string): Promise<void> {
  const {serviceWorker: workers} = navigator;
  registration ??= workers.register(SERVICE_WORKER_FILE, {
    updateViaCache: 'none',
  });
  await registration;
  const {active} = await workers.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((address) => !reported.has(address));
  files.forEach((address) => reported.add(address));
  const message: ReadMessage = {kind: 'read', page, files};
  active?.postMessage(message);
}

/** The new file of a service worker of an earlier visit removes the caches, and then itself. */
async function removeEarlier(): Promise<void> {
  const earlier = await navigator.serviceWorker.getRegistration('/');
  await earlier?.update();
}

function start(): {onRouteDidUpdate?: (change: RouteChange) => void} {
  // Only pages over HTTPS, or of this machine, have it.
  if (!ExecutionEnvironment.canUseDOM || !('serviceWorker' in navigator)) {
    return {};
  }
  if (!offline.enabled || process.env.NODE_ENV !== 'production') {
    removeEarlier().catch(() => undefined);
    return {};
  }
  const connection =
    'connection' in navigator
      ? (navigator.connection as {saveData?: boolean})
      : undefined;
  // The reader has asked to save data.
  if (connection?.saveData === true) {
    return {};
  }
  return {
    onRouteDidUpdate({location: {pathname}}) {
      whenIdle(() => {
        // A browser may refuse, in a private window for example: then nothing is cached.
        report(pathname).catch(() => undefined);
      });
    },
  };
}

export default start();

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {offline} from '../../config/offline';
import {whenIdle} from '../../lib/browser/whenIdle';
import {createRegistration, removeServiceWorker} from './registration';

function start(): Partial<ReturnType<typeof createRegistration>> {
  // Only pages over HTTPS, or of this machine, have it.
  if (!ExecutionEnvironment.canUseDOM || !('serviceWorker' in navigator)) {
    return {};
  }
  const {serviceWorker: workers} = navigator;
  if (!offline.enabled || process.env.NODE_ENV !== 'production') {
    removeServiceWorker(workers).catch(() => undefined);
    return {};
  }
  const connection =
    'connection' in navigator
      ? (navigator.connection as {saveData?: boolean})
      : undefined;
  return createRegistration({
    workers,
    fetched: () =>
      performance.getEntriesByType('resource').map(({name}) => name),
    whenIdle,
    isSaving: connection?.saveData === true,
  });
}

export default start();

import {OFFLINE_HEADER} from '../../service-worker/offlineHeader';
import type {FetchFile} from './engine';
import {LocalSearchError} from './searchError';

export function createFetchFile(base: string): FetchFile {
  return async (file) => {
    const address = `${base}${file}`;
    const response = await fetch(address).catch((error: unknown) => {
      throw new LocalSearchError(
        'unreachable',
        `${address} did not arrive: ${String(error)}`,
      );
    });
    if (response.headers.has(OFFLINE_HEADER)) {
      throw new LocalSearchError(
        'offline',
        `${address} is not cached, and there is no network.`,
      );
    }
    if (response.status >= 500) {
      throw new LocalSearchError(
        'unreachable',
        `${address} answered ${response.status}.`,
      );
    }
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || !type.includes('json')) {
      throw new LocalSearchError(
        'missing',
        `There is no ${address}. The search index is made by "npm run build".`,
      );
    }
    return (response.json() as Promise<unknown>).catch((error: unknown) => {
      throw new LocalSearchError(
        'unreachable',
        `${address} did not arrive whole: ${String(error)}`,
      );
    });
  };
}

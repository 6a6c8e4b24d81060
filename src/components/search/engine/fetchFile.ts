import {OFFLINE_HEADER} from '../../service-worker/offlineHeader';
import type {FetchFile} from './engine';
import {LocalSearchError, type SearchFailure} from './searchError';

export function createFetchFile(base: string): FetchFile {
  return async (file) => {
    const address = `${base}${file}`;
    const fail = (reason: SearchFailure, message: string): never => {
      throw new LocalSearchError(reason, message);
    };
    const response = await fetch(address).catch((error: unknown) =>
      fail('unreachable', `${address} did not arrive: ${String(error)}`),
    );
    const {ok, status, headers} = response;
    if (headers.has(OFFLINE_HEADER)) {
      fail('offline', `${address} is not cached, and there is no network.`);
    }
    if (status >= 500) {
      fail('unreachable', `${address} answered ${status}.`);
    }
    if (!ok || headers.get('Content-Type')?.includes('json') !== true) {
      fail(
        'missing',
        `There is no ${address}. The search index is made by "npm run build".`,
      );
    }
    return (response.json() as Promise<unknown>).catch((error: unknown) =>
      fail('unreachable', `${address} did not arrive whole: ${String(error)}`),
    );
  };
}

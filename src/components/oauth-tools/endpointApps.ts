import {createStore, useStore} from '../../lib/browser/store';

/** Keys of the applications that the service at an address has, once it said so. */
const known = createStore<ReadonlyMap<string, readonly string[]>>(new Map());

export function rememberApps(address: string, apps: readonly string[]): void {
  known.set(new Map(known.get()).set(address, apps));
}

/** `undefined` as long as the service has not said which applications it has. */
export function useEndpointApps(
  address: string | undefined,
): readonly string[] | undefined {
  const apps = useStore(known);
  return address === undefined ? undefined : apps.get(address);
}

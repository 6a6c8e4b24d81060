import {useSyncExternalStore} from 'react';
import {parseServer, storedServer} from '../openapi/tryIt';
import {
  readStored,
  removeStored,
  writeStored,
} from '../../../lib/browser/storage';

/** The user's server and its token. The token is in memory only, so a reload clears it. */
interface ApiServer {
  /** As typed. */
  address: string;
  token: string;
  /** Whether the address is stored for the next visit. */
  isRemembered: boolean;
}

const nothing: ApiServer = {address: '', token: '', isRemembered: false};

let current: ApiServer | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function read(): ApiServer {
  if (current === undefined) {
    const address = readStored(storedServer);
    current = {address, token: '', isRemembered: address !== ''};
  }
  return current;
}

function change(changed: Partial<ApiServer>): void {
  const before = read();
  const next = {...before, ...changed};
  const isOther =
    parseServer(next.address)?.address !== parseServer(before.address)?.address;
  // A token of one server is never sent to another.
  current = isOther ? {...next, token: changed.token ?? ''} : next;
  const address = parseServer(current.address)?.address;
  if (current.isRemembered && address !== undefined) {
    writeStored(storedServer, address);
  } else {
    removeStored(storedServer);
  }
  listeners.forEach((listener) => {
    listener();
  });
}

/** All forms of the site share one server. */
export function useApiServer(): [ApiServer, typeof change] {
  return [useSyncExternalStore(subscribe, read, () => nothing), change];
}

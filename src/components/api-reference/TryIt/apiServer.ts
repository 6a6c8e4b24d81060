import {flushSync} from 'react-dom';
import {readServerAddress} from '../../server-check/serverAddress';
import {storedServer} from '../openapi/tryIt';
import {
  readStored,
  removeStored,
  writeStored,
} from '../../../lib/browser/storage';
import {createStore, useStore} from '../../../lib/browser/store';

/** The reader's server and its token. The token is in memory only, so a reload and leaving the site clear it. */
interface ApiServer {
  /** As typed. */
  address: string;
  token: string;
  /** Whether the address is stored for the next visit. */
  isRemembered: boolean;
}

const server = createStore<ApiServer>(
  {address: '', token: '', isRemembered: false},
  () => {
    // Back shows a page as it was left, also one whose form is closed.
    window.addEventListener('pagehide', () => {
      flushSync(() => change({token: ''}));
    });
    const address = readStored(storedServer);
    return {address, token: '', isRemembered: address !== ''};
  },
);

function change(changed: Partial<ApiServer>): void {
  const before = server.get();
  const next = {...before, ...changed};
  const address = readServerAddress(next.address).server?.address;
  const isOther = address !== readServerAddress(before.address).server?.address;
  // A token of one server is never sent to another.
  server.set(isOther ? {...next, token: changed.token ?? ''} : next);
  if (next.isRemembered && address !== undefined) {
    writeStored(storedServer, address);
  } else {
    removeStored(storedServer);
  }
}

/** All forms of the site share one server. */
export function useApiServer(): [ApiServer, typeof change] {
  return [useStore(server), change];
}

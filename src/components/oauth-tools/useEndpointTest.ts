import {useEffect, useRef, useState} from 'react';
import {HEALTH_PATH} from '../../config/apiEndpoints';
import {judgeHealth, type EndpointVerdict} from '../../lib/endpoints';
import {sendCall} from '../../lib/browser/timedRequest';
import {valueAt} from './answers';

const CLIENTS_PATH = '/alist/clients';

/** `undefined` before the first test. */
export type EndpointTest = EndpointVerdict | {kind: 'testing'} | undefined;

interface Found {
  address: string;
  test: EndpointTest;
  /** Keys of the applications that the service has; `undefined` if it did not say. */
  apps: readonly string[] | undefined;
}

interface Tested {
  test: EndpointTest;
  apps: readonly string[] | undefined;
  run: () => void;
}

function appKeys(text: string): string[] | undefined {
  try {
    const clients = valueAt(JSON.parse(text), 'clients');
    return typeof clients === 'object' && clients !== null
      ? Object.keys(clients)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Requests the health of an endpoint and then its list of applications; reports each finding. */
async function testEndpoint(
  address: string,
  signal: AbortSignal,
  report: (found: Found) => void,
): Promise<void> {
  const get = async (path: string) =>
    sendCall({method: 'GET', url: `${address}${path}`, headers: {}}, signal);
  const start = performance.now();
  const {outcome, text} = await get(HEALTH_PATH);
  const duration = performance.now() - start;
  if (outcome.kind === 'cancelled') {
    return;
  }
  if (outcome.kind !== 'answered') {
    const test = {kind: 'unreachable', reason: outcome.kind} as const;
    report({address, test, apps: undefined});
    return;
  }
  const test = judgeHealth(outcome.status, text, duration);
  report({address, test, apps: undefined});
  if (test.kind === 'ready') {
    const list = await get(CLIENTS_PATH);
    if (list.outcome.kind === 'answered') {
      report({address, test, apps: appKeys(list.text)});
    }
  }
}

/**
 * Tests whether an endpoint works, how fast it answers, and for which providers it has an application.
 *
 * @param address of the endpoint; a result for another address is dropped
 * @param isAutomatic tests without a press of the button
 */
export function useEndpointTest(
  address: string | undefined,
  isAutomatic: boolean,
): Tested {
  const [found, setFound] = useState<Found>();
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    const {current} = leaving;
    if (isAutomatic && address !== undefined) {
      void testEndpoint(address, current.signal, setFound);
    }
    return () => {
      current.abort();
    };
  }, [address, isAutomatic]);

  const isCurrent = found !== undefined && found.address === address;
  return {
    test: isCurrent ? found.test : undefined,
    apps: isCurrent ? found.apps : undefined,
    run: () => {
      if (address !== undefined) {
        setFound({address, test: {kind: 'testing'}, apps: undefined});
        void testEndpoint(address, leaving.current.signal, setFound);
      }
    },
  };
}

import {useEffect, useRef, useState} from 'react';
import {HEALTH_PATH} from '../../config/apiEndpoints';
import {parseHealth, type EndpointTestResult} from '../../lib/endpoints';
import {sendCall} from '../../lib/browser/timedRequest';
import {valueAt} from './answers';
import {rememberApps} from './endpointApps';

const CLIENTS_PATH = '/alist/clients';

/** `undefined` before the first test. */
export type EndpointTest = EndpointTestResult | {kind: 'testing'} | undefined;

interface Found {
  address: string;
  test: EndpointTest;
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

/** Requests the health of an endpoint and then its list of applications; reports how it is, and remembers the list. */
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
  const test: EndpointTest =
    outcome.kind === 'answered'
      ? parseHealth(outcome.status, text, duration)
      : {kind: 'unreachable', reason: outcome.kind};
  report({address, test});
  const apps = test.kind === 'ready' && appKeys((await get(CLIENTS_PATH)).text);
  if (apps) {
    rememberApps(address, apps);
  }
}

/** Tests whether an endpoint works, how fast it answers, and for which providers it has an application. */
export function useEndpointTest(
  address: string | undefined,
  isAutomatic: boolean,
) {
  const [found, setFound] = useState<Found>();
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    const {current} = leaving;
    if (isAutomatic && address !== undefined) {
      void testEndpoint(address, current.signal, setFound);
    }
    return () => current.abort();
  }, [address, isAutomatic]);

  const isCurrent = found !== undefined && found.address === address;
  return {
    test: isCurrent ? found.test : undefined,
    run: () => {
      if (address !== undefined) {
        setFound({address, test: {kind: 'testing'}});
        void testEndpoint(address, leaving.current.signal, setFound);
      }
    },
  };
}

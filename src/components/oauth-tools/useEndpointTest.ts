import {useEffect, useRef, useState} from 'react';
import {judgeHealth, type EndpointVerdict} from '../../lib/endpoints';
import {sendCall} from '../../lib/browser/timedRequest';

/** What is known of an endpoint: nothing, a test that is under way, or what it found. */
export type EndpointTest = EndpointVerdict | {kind: 'testing'} | undefined;

/**
 * Asks an endpoint how it is, and how long it takes to say so.
 *
 * @param address of its health route; another one makes the verdict void
 */
export function useEndpointTest(
  address: string | undefined,
): [EndpointTest, () => void] {
  const [found, setFound] = useState<{address: string; test: EndpointTest}>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    const {current} = leaving;
    return () => {
      current.abort();
    };
  }, [address]);

  const run = async () => {
    if (address === undefined) {
      return;
    }
    const {signal} = leaving.current;
    const start = performance.now();
    setFound({address, test: {kind: 'testing'}});
    const {outcome, text} = await sendCall(
      {method: 'GET', url: address, headers: {}},
      signal,
    );
    const duration = performance.now() - start;
    switch (outcome.kind) {
      case 'answered':
        setFound({address, test: judgeHealth(outcome.status, text, duration)});
        break;
      case 'cancelled':
        break;
      default:
        setFound({
          address,
          test: {kind: 'unreachable', reason: outcome.kind},
        });
    }
  };

  return [
    found?.address === address ? found?.test : undefined,
    () => {
      void run();
    },
  ];
}

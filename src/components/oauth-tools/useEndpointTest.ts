import {useEffect, useRef, useState} from 'react';
import {judgeHealth, type EndpointVerdict} from '../../lib/endpoints';
import {sendCall} from '../../lib/browser/timedRequest';

/** `undefined` before the first test. */
export type EndpointTest = EndpointVerdict | {kind: 'testing'} | undefined;

/**
 * Tests whether an endpoint works, and how fast it answers.
 *
 * @param address of its health route; a result for another address is dropped
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

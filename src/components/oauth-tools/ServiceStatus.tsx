import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEndpoint} from './useEndpoint';
import {useEndpointTest, type EndpointTest} from './useEndpointTest';
import {RunYourOwn} from './RunYourOwn';
import styles from './EndpointSelector.module.css';

function testResultText(test: EndpointTest): string {
  switch (test?.kind) {
    case undefined:
      return '';
    case 'testing':
      return translate({message: 'Testing…'});
    case 'ready':
      return translate(
        {message: 'Works, {milliseconds} ms'},
        {milliseconds: test.milliseconds},
      );
    case 'other':
      return translate(
        {
          message:
            'Something answers there (HTTP {status}), but not the token service. Choose another endpoint.',
        },
        {status: test.status},
      );
    case 'unreachable':
      return unreachable(test.reason);
  }
}

function unreachable(reason: 'timeout' | 'offline' | 'blocked'): string {
  return {
    timeout: translate({
      message: 'No answer within 15 seconds. Choose another endpoint.',
    }),
    offline: translate({message: 'Your device is offline.'}),
    blocked: translate({
      message:
        'Not reachable from here: it is down, or your network or a browser extension blocks it. Choose another endpoint.',
    }),
  }[reason];
}

/** Why nothing can be tested: the page may not request the address, or there is none. */
function noService(refused: string | undefined): string {
  return refused === undefined
    ? translate({message: 'This site has no service there.'})
    : translate(
        {
          message:
            'The content policy of this page does not allow {address}. Open the site by the name localhost, or start it with ./bin/site.',
        },
        {address: refused},
      );
}

/** Which service the pages use, whether it works now, what it can do, and how to run one. */
export function ServiceStatus(): ReactNode {
  const {address, refused, isOwn} = useEndpoint();
  // A service on another host learns of the reader only when they press the button.
  const {test, run} = useEndpointTest(address, isOwn);
  const verdict =
    address === undefined ? noService(refused) : testResultText(test);
  return (
    <>
      <p className={styles.verdict} data-kind={test?.kind} role="status">
        {verdict === '' ? null : <span>{verdict}</span>}
      </p>
      <details className={styles.more}>
        <summary>{translate({message: 'Details'})}</summary>
        <div className={styles.about}>
          {address === undefined ? null : (
            <>
              <code className={styles.address}>{address}</code>
              <button
                className={styles.button}
                disabled={test?.kind === 'testing'}
                onClick={run}
                type="button"
              >
                {translate({message: 'Test this endpoint'})}
              </button>
            </>
          )}
          {test?.kind === 'ready' ? null : <RunYourOwn />}
        </div>
      </details>
    </>
  );
}

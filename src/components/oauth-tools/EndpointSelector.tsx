import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {
  endpointKeys,
  HEALTH_PATH,
  type EndpointKey,
} from '../../config/apiEndpoints';
import {useEndpoint} from './useEndpoint';
import {useEndpointTest, type EndpointTest} from './useEndpointTest';
import styles from './EndpointSelector.module.css';

function endpointName(key: EndpointKey): string {
  switch (key) {
    case 'cf':
      return translate({
        id: 'tools.endpoint.cf',
        message: 'cf: worldwide',
        description: 'Endpoint of the token service; cf is its name',
      });
    case 'de':
      return translate({
        id: 'tools.endpoint.de',
        message: 'de: Germany',
        description: 'Endpoint of the token service; de is its name',
      });
    case 'local':
      return translate({
        id: 'tools.endpoint.local',
        message: 'local: this machine',
        description: 'Endpoint of the token service; local is its name',
      });
  }
}

function verdict(test: EndpointTest): string {
  switch (test?.kind) {
    case undefined:
      return '';
    case 'testing':
      return translate({
        id: 'tools.endpoint.testing',
        message: 'Asking…',
        description: 'While an endpoint is tested',
      });
    case 'ready':
      return translate(
        {
          id: 'tools.endpoint.ready',
          message: 'Works, {milliseconds} ms',
          description: 'Verdict on an endpoint',
        },
        {milliseconds: test.milliseconds},
      );
    case 'other':
      return translate(
        {
          id: 'tools.endpoint.other',
          message:
            'Something answers there (HTTP {status}), but not the token service. Choose another endpoint.',
          description: 'Verdict on an endpoint',
        },
        {status: test.status},
      );
    case 'unreachable':
      return unreachable(test.reason);
  }
}

function unreachable(reason: 'timeout' | 'offline' | 'blocked'): string {
  switch (reason) {
    case 'timeout':
      return translate({
        id: 'tools.endpoint.timeout',
        message: 'No answer within 15 seconds. Choose another endpoint.',
        description: 'Verdict on an endpoint',
      });
    case 'offline':
      return translate({
        id: 'tools.endpoint.offline',
        message: 'Your device is offline.',
        description: 'Verdict on an endpoint',
      });
    case 'blocked':
      return translate({
        id: 'tools.endpoint.blocked',
        message:
          'Not reachable from here: it is down, or your network or a browser extension blocks it. Choose another endpoint.',
        description: 'Verdict on an endpoint',
      });
  }
}

interface EndpointSelectorProps {
  /** Above the text of a page, or at the top of the sidebar. */
  place: 'page' | 'sidebar';
}

/** Chooses and tests the endpoint of the token service. All selectors show the same choice. */
export function EndpointSelector({place}: EndpointSelectorProps): ReactNode {
  const id = useId();
  const {key, choose, offered, address, addressOf} = useEndpoint();
  const [test, run] = useEndpointTest(addressOf(key, HEALTH_PATH));
  return (
    <div className={clsx(styles.selector, styles[place], 'needs-script')}>
      <label className={styles.label} htmlFor={id}>
        {translate({
          id: 'tools.endpoint.label',
          message: 'Token service endpoint',
          description: 'Name of the endpoint selector',
        })}
      </label>
      <select
        className={styles.select}
        id={id}
        onChange={({target}) => {
          const chosen = endpointKeys.find((option) => option === target.value);
          if (chosen !== undefined) {
            choose(chosen);
          }
        }}
        value={key}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {endpointName(option)}
          </option>
        ))}
      </select>
      {address === undefined ? (
        <p className={styles.note}>
          {translate({
            id: 'tools.endpoint.unset',
            message: 'This site has no service there.',
            description:
              'Below the endpoint selector, where the chosen endpoint has no address',
          })}
        </p>
      ) : (
        <button
          className={styles.button}
          disabled={test?.kind === 'testing'}
          onClick={run}
          type="button"
        >
          {translate({
            id: 'tools.endpoint.test',
            message: 'Test this endpoint',
            description: 'Button of the endpoint selector',
          })}
        </button>
      )}
      <p className={styles.verdict} role="status">
        {verdict(test)}
      </p>
    </div>
  );
}

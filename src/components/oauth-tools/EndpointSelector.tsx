import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {EndpointKey} from '../../config/apiEndpoints';
import {Icon} from '../ui/Icon';
import {useSelectorContent} from './serviceSlot';
import {useEndpoint} from './useEndpoint';
import styles from './EndpointSelector.module.css';

function endpointName(key: EndpointKey): string {
  return {
    cf: translate({message: 'cf: worldwide'}),
    de: translate({message: 'de: Germany'}),
    local: translate({message: 'local: this machine'}),
  }[key];
}

interface EndpointSelectorProps {
  /** Above the text of a page, or at the top of the sidebar. */
  place: 'page' | 'sidebar';
}

/**
 * Chooses the endpoint of the token service, in one quiet line. All selectors show the same choice. On a page that needs the service, the
 * selector above the text says how it is.
 */
export function EndpointSelector({place}: EndpointSelectorProps): ReactNode {
  const id = useId();
  const {key, choose, offered} = useEndpoint();
  const content = useSelectorContent();
  return (
    <div className={clsx(styles.selector, styles[place], 'needs-script')}>
      <Icon className={styles.icon} name="server" />
      <label className={styles.label} htmlFor={id}>
        {translate({message: 'Token service endpoint'})}
      </label>
      <select
        className={styles.select}
        id={id}
        onChange={({target}) => choose(target.value as EndpointKey)}
        value={key}
      >
        {offered.map((option) => (
          <option key={option} value={option}>
            {endpointName(option)}
          </option>
        ))}
      </select>
      {place === 'page' ? content : null}
    </div>
  );
}

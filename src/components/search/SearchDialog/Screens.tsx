import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import styles from './styles.module.css';

/** Shown while the field is empty and no hits are stored. */
export function StartHint(): ReactNode {
  return (
    <p className={`${styles.hint} quiet`}>
      {translate({
        message:
          'Type what you know: the name of a storage, a setting, or a part of an error message. Pages you open from here are listed the next time, in this browser only.',
      })}
    </p>
  );
}

export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" />
      <p className={styles.failureTitle}>
        {translate({message: 'Unable to fetch results'})}
      </p>
      <p>
        {translate({
          message:
            'Check your network connection and try again. If the site was updated since you opened this page, reload it.',
        })}
      </p>
      <div className={styles.failureActions}>
        <Button onClick={onRetry}>{translate({message: 'Try again'})}</Button>
        {/* Without a network, the page might not come back. */}
        {navigator.onLine ? (
          <Button onClick={() => window.location.reload()}>
            {translate({message: 'Reload the page'})}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lists the answers that differ from the defaults, also for screen readers. */
export function Summary({changes}: {changes: readonly string[]}): ReactNode {
  return (
    <p className={`${styles.summary} quiet`} role="status">
      {changes.length === 0
        ? translate({
            message: 'Result for the defaults',
          })
        : translate(
            {message: 'Result for: {changes}'},
            {changes: changes.join(' · ')},
          )}
    </p>
  );
}

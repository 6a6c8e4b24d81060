import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lists the answers that differ from the defaults, also for screen readers. */
export function Summary({changes}: {changes: readonly string[]}): ReactNode {
  return (
    <p className={styles.summary} role="status">
      {changes.length === 0
        ? translate({
            id: 'generator.summary.none',
            message: 'As it stands here it is written for the defaults.',
            description: 'Above generated text when nothing was changed',
          })
        : translate(
            {
              id: 'generator.summary',
              message: 'Written for: {changes}',
              description:
                'Above generated text; {changes} lists the answers that differ from the defaults',
            },
            {changes: changes.join(' · ')},
          )}
    </p>
  );
}

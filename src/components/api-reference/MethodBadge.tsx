import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An HTTP method as a small tile; its word says it, its colour repeats it. */
export function MethodBadge({method}: {method: string}): ReactNode {
  return (
    <span className={styles.method} data-copy="label" data-method={method}>
      {method}
    </span>
  );
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

export function MethodBadge({method}: {method: string}): ReactNode {
  return (
    <span className={styles.method} data-copy="label" data-method={method}>
      {method}
    </span>
  );
}

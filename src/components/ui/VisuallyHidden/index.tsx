import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface VisuallyHiddenProps {
  role?: 'status';
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({
  role,
  children,
}: VisuallyHiddenProps): ReactNode {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}

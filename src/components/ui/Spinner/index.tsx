import type {ReactNode} from 'react';
import {useDelayed} from '../../../hooks/useDelayed';
import styles from './styles.module.css';

interface SpinnerProps {
  /** What the reader waits for. */
  label: string;
  /** How long to wait before showing, in milliseconds, so that what is quick does not flicker. */
  delay?: number;
}

/** Says that something is on its way, in a picture and in words. */
export function Spinner({label, delay = 0}: SpinnerProps): ReactNode {
  const isShown = useDelayed(delay);
  return (
    <div role="status">
      {isShown ? (
        <span className={styles.spinner}>
          <span aria-hidden="true" className={styles.ring} />
          {label}
        </span>
      ) : null}
    </div>
  );
}

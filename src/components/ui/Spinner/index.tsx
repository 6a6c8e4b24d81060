import type {ReactNode} from 'react';
import {useDelayElapsed} from '../../../hooks/useDelayElapsed';
import styles from './styles.module.css';

interface SpinnerProps {
  /** What is being loaded. */
  label: string;
  /** How long to wait before showing, in milliseconds, so that a fast response does not flicker. */
  delay?: number;
}

/** Shows that something is loading, as an animation and as text. */
export function Spinner({label, delay = 0}: SpinnerProps): ReactNode {
  const isShown = useDelayElapsed(delay);
  return (
    <div role="status">
      {isShown ? (
        <span className={`${styles.spinner} quiet`}>
          <span aria-hidden="true" className={styles.ring} />
          {label}
        </span>
      ) : null}
    </div>
  );
}

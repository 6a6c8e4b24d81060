import {useRef, type ReactNode} from 'react';
import {useCountdown} from './useCountdown';
import {useEscape} from '../../../hooks/useEscape';
import {useHeld} from './useHeld';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface MessageProps {
  text: string;
  /** How long it stays, in milliseconds. */
  duration: number;
  closeLabel: string;
  onClose: () => void;
}

/** A short note that leaves by itself, but not under the reader's pointer or focus; Escape closes it at once. */
export function Message({
  text,
  duration,
  closeLabel,
  onClose,
}: MessageProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCountdown(duration, useHeld(ref), onClose);
  useEscape(ref, onClose);
  return (
    <div className={styles.message} data-floats="" ref={ref}>
      <span>{text}</span>
      <button
        aria-label={closeLabel}
        className={styles.close}
        onClick={onClose}
        type="button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

import {useRef, type ReactNode} from 'react';
import {useCountdown} from './useCountdown';
import {useEscape} from '../../../hooks/useEscape';
import {useHoverOrFocus} from './useHoverOrFocus';
import {CloseButton} from '../CloseButton';
import styles from './styles.module.css';

interface MessageProps {
  text: string;
  /** How long it is shown, in milliseconds. */
  duration: number;
  closeLabel: string;
  onClose: () => void;
}

/** A short note that disappears by itself, but not while it is hovered or focused; Escape closes it at once. */
export function Message({
  text,
  duration,
  closeLabel,
  onClose,
}: MessageProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useCountdown(duration, useHoverOrFocus(ref), onClose);
  useEscape(ref, onClose);
  return (
    <div className={`${styles.message} floating`} data-floats="" ref={ref}>
      <span>{text}</span>
      <CloseButton label={closeLabel} onClose={onClose} />
    </div>
  );
}

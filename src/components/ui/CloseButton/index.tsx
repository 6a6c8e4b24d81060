import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface CloseButtonProps {
  /** What it closes, in words. */
  label: string;
  /** Not needed in a form whose method is `dialog`. */
  onClose?: () => void;
}

/** The X in the corner of a dialog; in a form it sends that form. */
export function CloseButton({label, onClose}: CloseButtonProps): ReactNode {
  return (
    <button
      aria-label={label}
      className={styles.close}
      onClick={onClose}
      type={onClose ? 'button' : 'submit'}
    >
      <Icon name="close" />
    </button>
  );
}

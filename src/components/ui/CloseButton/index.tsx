import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface CloseButtonProps {
  /** The accessible name, which says what it closes. */
  label: string;
  /** Not needed in a form whose method is `dialog`. */
  onClose?: () => void;
}

/** The X in the corner of a dialog; in a form it submits that form. */
export function CloseButton({label, onClose}: CloseButtonProps): ReactNode {
  return (
    <button
      aria-label={label}
      className={clsx('clean-btn', styles.close)}
      onClick={onClose}
      type={onClose ? 'button' : 'submit'}
    >
      <Icon name="close" />
    </button>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface CloseButtonProps {
  /** The accessible name, which says what it closes. */
  label: string;
  /** Not needed in a form whose method is `dialog`. */
  onClose?: () => void;
  /** The id of a popover that it closes, also before the page is hydrated. */
  popover?: string;
}

/** The X in the corner of a dialog; in a form it submits that form. */
export function CloseButton({
  label,
  onClose,
  popover,
}: CloseButtonProps): ReactNode {
  return (
    <button
      aria-label={label}
      className={clsx('clean-btn', styles.close)}
      onClick={onClose}
      popoverTarget={popover}
      popoverTargetAction={popover === undefined ? undefined : 'hide'}
      type={(onClose ?? popover) ? 'button' : 'submit'}
    >
      <Icon name="close" />
    </button>
  );
}

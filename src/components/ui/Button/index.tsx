import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** Whether it is what most readers press. */
  isPrimary?: boolean;
}

/** The look of a text button, for links that are actions. */
export function buttonClass(type: 'default' | 'primary'): string {
  return clsx(styles.button, type === 'primary' && styles.primary);
}

export function Button({
  className,
  isPrimary = false,
  ...button
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...button}
      className={clsx(
        buttonClass(isPrimary ? 'primary' : 'default'),
        className,
      )}
    />
  );
}

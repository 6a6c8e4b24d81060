import clsx from 'clsx';
import styles from './styles.module.css';

/** The look of a text button, for `<button>` and for links that are actions. */
export function buttonClass(type: 'default' | 'primary'): string {
  return clsx(styles.button, type === 'primary' && styles.primary);
}

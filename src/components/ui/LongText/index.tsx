import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface LongTextProps {
  label: string;
  /** Sets its maximum height. */
  className: string | undefined;
  children: string;
}

/** Plain text that scrolls where it is long, so it must be focusable. */
export function LongText({
  label,
  className,
  children,
}: LongTextProps): ReactNode {
  return (
    <pre
      aria-label={label}
      className={clsx(styles.text, className)}
      role="region"
      tabIndex={0}
    >
      {children}
    </pre>
  );
}

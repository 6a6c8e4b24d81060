import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface QuietButtonProps {
  className?: string | undefined;
  onClick: () => void;
  /** An icon and a label. */
  children: ReactNode;
}

/** The look of a button that is quieter than the text around it; it needs a script and is not printed. */
export const quietButtonClass = clsx(
  'clean-btn',
  'quiet',
  styles.button,
  'needs-script',
);

/** A quiet button in a row of actions on the page, which fingers hit. */
export function QuietButton({
  className,
  onClick,
  children,
}: QuietButtonProps): ReactNode {
  return (
    <button
      className={clsx(quietButtonClass, styles.inRow, className)}
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}

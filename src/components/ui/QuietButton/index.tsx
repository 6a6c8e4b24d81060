import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface QuietButtonProps {
  className: string | undefined;
  onClick: () => void;
  /** An icon and a label. */
  children: ReactNode;
}

/** A button that is quieter than the text around it, for actions on the page; it needs a script and is not printed. */
export function QuietButton({
  className,
  onClick,
  children,
}: QuietButtonProps): ReactNode {
  return (
    <button
      className={clsx(styles.button, className, 'needs-script')}
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}

import type {ReactNode} from 'react';
import styles from './DriverCatalogue.module.css';

interface ScrollingTableProps {
  label: string;
  /** Its head and body. */
  children: ReactNode;
}

/** A table that scrolls sideways in a box of its own where it has no room, so the box must be focusable. */
export function ScrollingTable({
  label,
  children,
}: ScrollingTableProps): ReactNode {
  return (
    <div
      aria-label={label}
      className={styles.scroller}
      role="region"
      tabIndex={0}
    >
      <table aria-label={label} className={styles.table}>
        {children}
      </table>
    </div>
  );
}

import {useRef, type ReactNode} from 'react';
import {Icon} from '../ui/Icon';
import styles from './NavbarMenu.module.css';
import {useDismiss} from './useDismiss';
import {useHoverOpen} from './useHoverOpen';

interface NavbarMenuProps {
  /** Its name for assistive technology. */
  name: string;
  icon: 'globe' | 'package';
  /** What is chosen. */
  label: string;
  children: ReactNode;
}

/** A menu of the navbar; without JavaScript it opens by pressing only. */
export function NavbarMenu({
  name,
  icon,
  label,
  children,
}: NavbarMenuProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  useHoverOpen(ref);
  return (
    <details className={styles.menu} ref={ref}>
      <summary aria-label={name} className={styles.button}>
        <Icon name={icon} />
        <span className={styles.name}>{label}</span>
      </summary>
      {children}
    </details>
  );
}

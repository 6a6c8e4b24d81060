import clsx from 'clsx';
import type {ReactNode} from 'react';
import {iconPaths} from './paths';
import styles from './styles.module.css';

interface IconProps {
  name: keyof typeof iconPaths;
  className?: string;
}

/** A decorative icon beside text that says the same; hidden from assistive technology. */
export function Icon({name, className}: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

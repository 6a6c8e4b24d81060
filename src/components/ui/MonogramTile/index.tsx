import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

interface MonogramTileProps {
  letters: string;
  /** In degrees. */
  hue: number;
}

/** A tile beside a name that says the same; hidden from assistive technology. */
export function MonogramTile({letters, hue}: MonogramTileProps): ReactNode {
  const style = {'--site-tile-hue': hue} as CSSProperties;
  return (
    <span aria-hidden="true" className={styles.tile} style={style}>
      {letters}
    </span>
  );
}

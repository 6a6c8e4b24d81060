import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {usePageAddress} from '../../hooks/usePageAddress';
import type {DriverTile} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {monogramOf} from '../../lib/monogram';
import {MonogramTile} from '../ui/MonogramTile';
import {kindName} from './driverMessages';
import styles from './DriverTiles.module.css';

interface DriverTilesProps {
  drivers: InLocale<DriverTile>[];
}

/** A few drivers, as tiles that link to their pages. */
export function DriverTiles({drivers}: DriverTilesProps): ReactNode {
  const addressOf = usePageAddress();
  return (
    <ul className={styles.tiles}>
      {drivers.map(({name, service, kind, page}) => (
        <li key={name}>
          <Link
            className={`${styles.tile} framed`}
            to={addressOf(
              page === undefined ? '/guide/drivers/' : `/guide/drivers/${page}`,
            )}
          >
            <MonogramTile {...monogramOf(name)} />
            <span>
              <strong>{service}</strong>
              <span className="quiet" data-copy="aside">
                {kindName(kind)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

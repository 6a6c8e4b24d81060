import type {ReactNode} from 'react';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {monogramOf} from '../../lib/monogram';
import {listed} from '../../lib/punctuation';
import {MonogramTile} from '../ui/MonogramTile';
import {authName, downloadName, kindName} from '../driver-page/driverMessages';
import {CompareBox} from './CompareBox';
import {DriverLink} from './DriverLink';
import styles from './DriverCatalogue.module.css';

interface CatalogueEntryProps {
  driver: InLocale<CatalogueRow>;
  isCompared: boolean;
  onCompare: (name: string) => void;
}

/** One driver: its service, what it asks for, and its page where there is one. */
export function CatalogueEntry({
  driver,
  isCompared,
  onCompare,
}: CatalogueEntryProps): ReactNode {
  const {name, kind, auth, download} = driver;
  return (
    <li className={styles.entry}>
      <MonogramTile {...monogramOf(name)} />
      <div className={styles.words}>
        <p className={styles.name}>
          <DriverLink driver={driver} /> <code>{name}</code>
        </p>
        <p className={styles.details}>
          {[
            kindName(kind),
            listed(auth.map(authName)),
            downloadName(download),
          ].join(' · ')}
        </p>
      </div>
      <CompareBox isChosen={isCompared} name={name} onToggle={onCompare} />
    </li>
  );
}

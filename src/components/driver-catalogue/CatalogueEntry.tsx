import type {ReactNode} from 'react';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {monogramOf} from '../../lib/monogram';
import {dotted, listed} from '../../lib/punctuation';
import {MonogramTile} from '../ui/MonogramTile';
import {authName, downloadName, kindName} from '../driver-page/driverMessages';
import {CompareCheckbox} from './CompareCheckbox';
import {DriverLink} from './DriverLink';
import styles from './DriverCatalogue.module.css';
import {abilityLine} from './messages';

interface CatalogueEntryProps {
  driver: InLocale<CatalogueRow>;
  isCompared: boolean;
  onCompare: (name: string) => void;
}

/** One driver: its service, its sign-in, what it can do, and a link to its page, if any. */
export function CatalogueEntry({
  driver,
  isCompared,
  onCompare,
}: CatalogueEntryProps): ReactNode {
  const {name, kind, auth, download} = driver;
  return (
    <li className={styles.entry}>
      <MonogramTile {...monogramOf(name)} />
      <p className={styles.name}>
        <DriverLink driver={driver} /> <code>{name}</code>
      </p>
      <p className={styles.details}>
        {dotted([kindName(kind), listed(auth.map(authName))])}
        <span className={styles.can}>
          {dotted([
            '',
            abilityLine(driver),
            ...(download === 'proxy' ? [downloadName(download)] : []),
          ])}
        </span>
      </p>
      <CompareCheckbox isChosen={isCompared} name={name} onToggle={onCompare} />
    </li>
  );
}

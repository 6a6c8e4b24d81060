import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {Button} from '../ui/Button';
import {
  authName,
  downloadName,
  kindName,
  regionName,
} from '../driver-page/driverMessages';
import {DriverLink} from './DriverLink';
import {Mark} from './Mark';
import {abilities, abilityName, filterNames} from './messages';
import styles from './DriverCatalogue.module.css';

type Row = InLocale<CatalogueRow>;

/** The rows of the comparison, besides the abilities. */
const facts: [name: () => string, fact: (driver: Row) => string][] = [
  [filterNames.kind, ({kind}) => kindName(kind)],
  [filterNames.region, ({region}) => regionName(region)],
  [filterNames.auth, ({auth}) => auth.map(authName).join(' · ')],
  [filterNames.download, ({download}) => downloadName(download)],
];

interface ComparisonProps {
  drivers: readonly Row[];
  onClear: () => void;
}

export function Comparison({drivers, onClear}: ComparisonProps): ReactNode {
  const label = translate({message: 'Comparison of the chosen storages'});
  return (
    <div>
      {/* It scrolls sideways where it has no room, so it must be focusable. */}
      <div
        aria-label={label}
        className={styles.scroller}
        role="region"
        tabIndex={0}
      >
        <table aria-label={label} className={styles.table}>
          <thead>
            <tr>
              <td />
              {drivers.map((driver) => (
                <th key={driver.name} scope="col">
                  <DriverLink driver={driver} /> <code>{driver.name}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([name, fact]) => (
              <tr key={name()}>
                <th scope="row">{name()}</th>
                {drivers.map((driver) => (
                  <td key={driver.name}>{fact(driver)}</td>
                ))}
              </tr>
            ))}
            {abilities.map((ability) => (
              <tr key={ability}>
                <th scope="row">{abilityName(ability)}</th>
                {drivers.map((driver) => (
                  <td key={driver.name}>
                    <Mark isYes={driver.abilities.includes(ability)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button onClick={onClear}>
        {translate({message: 'End the comparison'})}
      </Button>
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {choices, valuesOf} from './catalogue';
import {Button} from '../ui/Button';
import {DriverLink} from './DriverLink';
import {Mark} from './Mark';
import {abilities, abilityName, filterNames, valueNames} from './messages';
import styles from './DriverCatalogue.module.css';

interface ComparisonProps {
  drivers: readonly InLocale<CatalogueRow>[];
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
            {choices
              .filter((choice) => choice !== 'ability')
              .map((choice) => (
                <tr key={choice}>
                  <th scope="row">{filterNames[choice]()}</th>
                  {drivers.map((driver) => (
                    <td key={driver.name}>
                      {valuesOf[choice](driver)
                        .map(valueNames[choice])
                        .join(' · ')}
                    </td>
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

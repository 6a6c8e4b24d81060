import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {nextSorting, sortedRows, type Sorting} from './catalogue';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {CompareCheckbox} from './CompareCheckbox';
import {DriverLink} from './DriverLink';
import {Mark} from './Mark';
import styles from './DriverCatalogue.module.css';
import {abilities, abilityName} from './messages';

interface AbilityTableProps {
  drivers: readonly InLocale<CatalogueRow>[];
  compared: readonly string[];
  onCompare: (name: string) => void;
}

export function AbilityTable({
  drivers,
  compared,
  onCompare,
}: AbilityTableProps): ReactNode {
  const [sorting, setSorting] = useState<Sorting>({
    column: 'name',
    isDescending: false,
  });
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  const label = translate({message: 'What each storage can do'});
  return (
    <table aria-label={label} className={clsx(styles.table, styles.abilities)}>
      <thead>
        <tr>
          {(['name', ...abilities] as const).map((column) => (
            <th
              aria-sort={sorting.column === column ? direction : undefined}
              key={column}
              scope="col"
            >
              <button
                className={styles.sort}
                onClick={() => setSorting(nextSorting(sorting, column))}
                type="button"
              >
                {column === 'name'
                  ? translate({message: 'Driver'})
                  : abilityName(column)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortedRows(drivers, sorting).map((driver) => (
          <tr key={driver.name}>
            <th scope="row">
              <span className={styles.driver}>
                <CompareCheckbox
                  isChosen={compared.includes(driver.name)}
                  name={driver.name}
                  onToggle={onCompare}
                />
                <DriverLink driver={driver} />
                <code>{driver.name}</code>
              </span>
            </th>
            {abilities.map((ability) => (
              <td key={ability}>
                <Mark isYes={driver.abilities.includes(ability)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

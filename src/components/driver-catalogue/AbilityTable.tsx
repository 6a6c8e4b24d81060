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

interface ColumnHeadProps {
  column: Sorting['column'];
  label: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function ColumnHead({
  column,
  label,
  sorting,
  onSort,
}: ColumnHeadProps): ReactNode {
  const direction = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th
      aria-sort={sorting.column === column ? direction : undefined}
      scope="col"
    >
      <button
        className={styles.sort}
        onClick={() => onSort(nextSorting(sorting, column))}
        type="button"
      >
        {label}
      </button>
    </th>
  );
}

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
  const label = translate({message: 'What each storage can do'});
  return (
    <table aria-label={label} className={clsx(styles.table, styles.abilities)}>
      <thead>
        <tr>
          <ColumnHead
            column="name"
            label={translate({message: 'Driver'})}
            onSort={setSorting}
            sorting={sorting}
          />
          {abilities.map((ability) => (
            <ColumnHead
              column={ability}
              key={ability}
              label={abilityName(ability)}
              onSort={setSorting}
              sorting={sorting}
            />
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

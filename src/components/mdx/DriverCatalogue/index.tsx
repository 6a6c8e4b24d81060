import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {DriverAuth} from '../../../data/drivers/schema';
import {
  everything,
  matchesFilter,
  type CatalogueFilter,
} from '../../../lib/catalogue';
import type {CatalogueRow} from '../../../lib/factBlocks';
import type {InLocale} from '../../../lib/localize';
import {authName} from '../driverWords';
import {CatalogueEntry} from './CatalogueEntry';
import {CatalogueFilters} from './CatalogueFilters';
import styles from './styles.module.css';

interface DriverCatalogueProps {
  drivers: InLocale<CatalogueRow>[];
}

function authWays(drivers: InLocale<CatalogueRow>[]): DriverAuth[] {
  const ways = new Set(drivers.flatMap(({auth}) => auth));
  return [...ways].sort((a, b) => authName(a).localeCompare(authName(b)));
}

/** Every driver of the product as a list in the page's HTML, which a script can narrow. */
export function DriverCatalogue({drivers}: DriverCatalogueProps): ReactNode {
  const [filter, setFilter] = useState<CatalogueFilter>(everything);
  const shown = drivers.filter((driver) => matchesFilter(driver, filter));
  return (
    <section
      aria-label={translate({
        id: 'catalogue.label',
        message: 'Storage catalogue',
        description: 'Name of the list of drivers',
      })}
      className="wide"
    >
      <CatalogueFilters
        authWays={authWays(drivers)}
        filter={filter}
        onChange={setFilter}
      />
      <p aria-live="polite" className={styles.count} role="status">
        {translate(
          {
            id: 'catalogue.count',
            message: '{shown} of {all} drivers',
            description: 'How many drivers the filters leave',
          },
          {shown: shown.length, all: drivers.length},
        )}
      </p>
      <ul className={styles.list}>
        {shown.map((driver) => (
          <CatalogueEntry driver={driver} key={driver.name} />
        ))}
      </ul>
    </section>
  );
}

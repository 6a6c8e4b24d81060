import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useAddressState} from '../../hooks/useAddressState';
import {
  defaultCatalogueState,
  formatCatalogueState,
  matchingRows,
  parseCatalogueState,
  toggleCompared,
} from './catalogue';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {Button} from '../ui/Button';
import {AbilityTable} from './AbilityTable';
import {CatalogueEntry} from './CatalogueEntry';
import {CatalogueFilters} from './CatalogueFilters';
import {Comparison} from './Comparison';
import styles from './DriverCatalogue.module.css';

interface DriverCatalogueProps {
  drivers: InLocale<CatalogueRow>[];
}

/** Every driver, as a list in the page's HTML; after hydration it can be filtered, shown as a table, and compared. */
export function DriverCatalogue({drivers}: DriverCatalogueProps): ReactNode {
  const [state, setState] = useAddressState(
    {
      read: (search) => parseCatalogueState(search, drivers),
      write: formatCatalogueState,
    },
    defaultCatalogueState,
  );
  const isTable = state.view === 'table';
  const shown = matchingRows(drivers, state);
  const compared = state.compared.flatMap(
    (name) => drivers.find((driver) => driver.name === name) ?? [],
  );
  const toggle = (name: string) => setState(toggleCompared(state, name));
  return (
    <section
      aria-label={translate({message: 'Storage catalogue'})}
      className="wide"
    >
      <CatalogueFilters drivers={drivers} onChange={setState} state={state} />
      {compared.length > 0 ? (
        <Comparison
          drivers={compared}
          onClear={() => setState({...state, compared: []})}
        />
      ) : null}
      <div className={styles.bar}>
        <p aria-live="polite" className={`${styles.count} quiet`} role="status">
          {translate(
            {message: '{shown} of {all} drivers'},
            {shown: shown.length, all: drivers.length},
          )}
        </p>
        {shown.length < drivers.length ? (
          <Button
            onClick={() =>
              setState({
                ...defaultCatalogueState,
                view: state.view,
                compared: state.compared,
              })
            }
          >
            {translate({message: 'Show all'})}
          </Button>
        ) : null}
        <Button
          aria-pressed={isTable}
          className="needs-script"
          onClick={() => setState({...state, view: isTable ? 'list' : 'table'})}
        >
          {translate({message: 'Table of abilities'})}
        </Button>
      </div>
      {isTable ? (
        <>
          <p>
            {translate({
              message:
                'Without copy, AList downloads the file and uploads it again, as a task. On FTP, FTPS and read-only storages, copying inside the storage fails.',
            })}
          </p>
          <AbilityTable
            compared={state.compared}
            drivers={shown}
            onCompare={toggle}
          />
        </>
      ) : (
        <ul className={styles.list}>
          {shown.map((driver) => (
            <CatalogueEntry
              driver={driver}
              isCompared={state.compared.includes(driver.name)}
              key={driver.name}
              onCompare={toggle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

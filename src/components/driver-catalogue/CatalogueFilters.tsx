import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import type {Locale} from '../../config/locales';
import type {CatalogueState} from './catalogue';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {ChoiceField, TextField} from '../ui/Field';
import {
  authName,
  downloadName,
  kindName,
  regionName,
} from '../driver-page/driverMessages';
import styles from './DriverCatalogue.module.css';
import {abilities, abilityName, filterNames} from './messages';

type Row = InLocale<CatalogueRow>;

interface Choice {
  value: string;
  label: string;
}

/** The distinct values of the drivers with their names, sorted in the page's language. */
function choicesOf<T extends string>(
  drivers: readonly Row[],
  valuesOf: (driver: Row) => readonly T[],
  nameOf: (value: T) => string,
  locale: Locale,
): Choice[] {
  const values = new Set(drivers.flatMap(valuesOf));
  return [...values]
    .map((value) => ({value, label: nameOf(value)}))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

interface CatalogueFiltersProps {
  drivers: readonly Row[];
  state: CatalogueState;
  onChange: (state: CatalogueState) => void;
}

export function CatalogueFilters({
  drivers,
  state,
  onChange,
}: CatalogueFiltersProps): ReactNode {
  const locale = useLocale();
  const any = translate({message: 'Any'});
  const sorted = <T extends string>(
    valuesOf: (driver: Row) => readonly T[],
    nameOf: (value: T) => string,
  ) => choicesOf(drivers, valuesOf, nameOf, locale);
  const choices: [keyof typeof filterNames, Choice[]][] = [
    ['kind', sorted(({kind}) => [kind], kindName)],
    ['region', sorted(({region}) => [region], regionName)],
    ['auth', sorted(({auth}) => auth, authName)],
    ['download', sorted(({download}) => [download], downloadName)],
    ['ability', abilities.map((value) => ({value, label: abilityName(value)}))],
  ];
  return (
    <div className={clsx(styles.filters, 'needs-script')} role="search">
      <div className={styles.wideField}>
        <TextField
          kind="search"
          label={translate({message: 'Name'})}
          onChange={(text) => onChange({...state, text})}
          placeholder={translate({message: 'OneDrive, S3, WebDAV…'})}
          value={state.text}
        />
      </div>
      {choices.map(([filter, values]) => (
        <ChoiceField
          choices={values}
          key={filter}
          label={filterNames[filter]()}
          onChange={(value) => onChange({...state, [filter]: value})}
          open={any}
          value={state[filter]}
        />
      ))}
    </div>
  );
}

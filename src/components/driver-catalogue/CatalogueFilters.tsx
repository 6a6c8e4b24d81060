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
import {abilities, abilityName} from './messages';

type Row = InLocale<CatalogueRow>;

/** The distinct values of the drivers with their names, sorted in the page's language. */
function choicesOf<T extends string>(
  drivers: readonly Row[],
  valuesOf: (driver: Row) => readonly T[],
  nameOf: (value: T) => string,
  locale: Locale,
): {value: T; label: string}[] {
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

/** Filters the catalogue by name, kind, region, sign-in, download and abilities. */
export function CatalogueFilters({
  drivers,
  state,
  onChange,
}: CatalogueFiltersProps): ReactNode {
  const locale = useLocale();
  const any = translate({
    id: 'catalogue.any',
    message: 'Any',
    description: 'Leaves a filter open',
  });
  return (
    <div className={clsx(styles.filters, 'needs-script')} role="search">
      <div className={styles.wideField}>
        <TextField
          kind="search"
          label={translate({
            id: 'catalogue.text',
            message: 'Name',
            description: 'Field that searches the catalogue',
          })}
          onChange={(text) => {
            onChange({...state, text});
          }}
          placeholder={translate({
            id: 'catalogue.text.example',
            message: 'OneDrive, S3, WebDAV…',
            description: 'Example in the field that searches the catalogue',
          })}
          value={state.text}
        />
      </div>
      <ChoiceField
        open={any}
        label={translate({
          id: 'catalogue.kind',
          message: 'Kind',
          description: 'Filter of the catalogue',
        })}
        onChange={(kind) => {
          onChange({...state, kind});
        }}
        choices={choicesOf(drivers, ({kind}) => [kind], kindName, locale)}
        value={state.kind}
      />
      <ChoiceField
        open={any}
        label={translate({
          id: 'catalogue.region',
          message: 'Where',
          description: 'Filter of the catalogue: region of a storage',
        })}
        onChange={(region) => {
          onChange({...state, region});
        }}
        choices={choicesOf(drivers, ({region}) => [region], regionName, locale)}
        value={state.region}
      />
      <ChoiceField
        open={any}
        label={translate({
          id: 'catalogue.auth',
          message: 'Sign-in',
          description: 'Filter of the catalogue',
        })}
        onChange={(auth) => {
          onChange({...state, auth});
        }}
        choices={choicesOf(drivers, ({auth}) => auth, authName, locale)}
        value={state.auth}
      />
      <ChoiceField
        open={any}
        label={translate({
          id: 'catalogue.download',
          message: 'Downloads',
          description: 'Filter of the catalogue',
        })}
        onChange={(download) => {
          onChange({...state, download});
        }}
        choices={choicesOf(
          drivers,
          ({download}) => [download],
          downloadName,
          locale,
        )}
        value={state.download}
      />
      <ChoiceField
        open={any}
        label={translate({
          id: 'catalogue.ability',
          message: 'Can',
          description: 'Filter of the catalogue: what a storage can do',
        })}
        onChange={(ability) => {
          onChange({...state, ability});
        }}
        choices={abilities.map((ability) => ({
          value: ability,
          label: abilityName(ability),
        }))}
        value={state.ability}
      />
    </div>
  );
}

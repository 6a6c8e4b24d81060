import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {CatalogueState} from '../../../lib/catalogue';
import type {CatalogueRow} from '../../../lib/factBlocks';
import type {InLocale} from '../../../lib/localize';
import {authName, downloadName, kindName, regionName} from '../driverWords';
import styles from './styles.module.css';
import {abilities, abilityName} from './words';

interface SelectProps {
  label: string;
  value: string;
  options: readonly {value: string; label: string}[];
  onChange: (value: string) => void;
}

function Select({label, value, options, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        value={value}
      >
        <option value="">
          {translate({
            id: 'catalogue.any',
            message: 'Any',
            description: 'Leaves a filter open',
          })}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type Row = InLocale<CatalogueRow>;

/** Each value that drivers have, once, with its name, in the order of the names. */
function choicesOf<T extends string>(
  drivers: readonly Row[],
  valuesOf: (driver: Row) => readonly T[],
  nameOf: (value: T) => string,
): {value: T; label: string}[] {
  const values = new Set(drivers.flatMap(valuesOf));
  return [...values]
    .map((value) => ({value, label: nameOf(value)}))
    .sort((one, other) => one.label.localeCompare(other.label));
}

interface CatalogueFiltersProps {
  drivers: readonly Row[];
  state: CatalogueState;
  onChange: (state: CatalogueState) => void;
}

function NameField({
  state,
  onChange,
}: Omit<CatalogueFiltersProps, 'drivers'>): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.field, styles.wideField)}>
      <label htmlFor={id}>
        {translate({
          id: 'catalogue.text',
          message: 'Name',
          description: 'Field that searches the catalogue',
        })}
      </label>
      <input
        autoComplete="off"
        id={id}
        onChange={(event) => {
          onChange({...state, text: event.target.value});
        }}
        placeholder={translate({
          id: 'catalogue.text.example',
          message: 'OneDrive, S3, WebDAV…',
          description: 'Example in the field that searches the catalogue',
        })}
        type="search"
        value={state.text}
      />
    </div>
  );
}

/** Narrows the catalogue by name, kind, place, sign-in, the way downloads take, and what a storage can do. */
export function CatalogueFilters({
  drivers,
  state,
  onChange,
}: CatalogueFiltersProps): ReactNode {
  return (
    <div className={clsx(styles.filters, 'needs-script')} role="search">
      <NameField onChange={onChange} state={state} />
      <Select
        label={translate({
          id: 'catalogue.kind',
          message: 'Kind',
          description: 'Filter of the catalogue',
        })}
        onChange={(kind) => {
          onChange({...state, kind});
        }}
        options={choicesOf(drivers, ({kind}) => [kind], kindName)}
        value={state.kind}
      />
      <Select
        label={translate({
          id: 'catalogue.region',
          message: 'Where',
          description: 'Filter of the catalogue: region of a storage',
        })}
        onChange={(region) => {
          onChange({...state, region});
        }}
        options={choicesOf(drivers, ({region}) => [region], regionName)}
        value={state.region}
      />
      <Select
        label={translate({
          id: 'catalogue.auth',
          message: 'Sign-in',
          description: 'Filter of the catalogue',
        })}
        onChange={(auth) => {
          onChange({...state, auth});
        }}
        options={choicesOf(drivers, ({auth}) => auth, authName)}
        value={state.auth}
      />
      <Select
        label={translate({
          id: 'catalogue.download',
          message: 'Downloads',
          description: 'Filter of the catalogue',
        })}
        onChange={(download) => {
          onChange({...state, download});
        }}
        options={choicesOf(drivers, ({download}) => [download], downloadName)}
        value={state.download}
      />
      <Select
        label={translate({
          id: 'catalogue.ability',
          message: 'Can',
          description: 'Filter of the catalogue: what a storage can do',
        })}
        onChange={(ability) => {
          onChange({...state, ability});
        }}
        options={abilities.map((ability) => ({
          value: ability,
          label: abilityName(ability),
        }))}
        value={state.ability}
      />
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {DriverAuth} from '../../../data/drivers/schema';
import type {CatalogueFilter} from '../../../lib/catalogue';
import {authName, downloadName} from '../driverWords';
import styles from './styles.module.css';

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

interface CatalogueFiltersProps {
  authWays: readonly DriverAuth[];
  filter: CatalogueFilter;
  onChange: (filter: CatalogueFilter) => void;
}

/** Narrows the catalogue by name, by sign-in and by the way downloads take. */
export function CatalogueFilters({
  authWays,
  filter,
  onChange,
}: CatalogueFiltersProps): ReactNode {
  const id = useId();
  return (
    <div role="search" className={clsx(styles.filters, 'needs-script')}>
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
            onChange({...filter, text: event.target.value});
          }}
          placeholder={translate({
            id: 'catalogue.text.example',
            message: 'OneDrive, S3, WebDAV…',
            description: 'Example in the field that searches the catalogue',
          })}
          type="search"
          value={filter.text}
        />
      </div>
      <Select
        label={translate({
          id: 'catalogue.auth',
          message: 'Sign-in',
          description: 'Filter of the catalogue',
        })}
        onChange={(auth) => {
          onChange({...filter, auth});
        }}
        options={authWays.map((way) => ({value: way, label: authName(way)}))}
        value={filter.auth}
      />
      <Select
        label={translate({
          id: 'catalogue.download',
          message: 'Downloads',
          description: 'Filter of the catalogue',
        })}
        onChange={(download) => {
          onChange({...filter, download});
        }}
        options={(['redirect', 'proxy'] as const).map((way) => ({
          value: way,
          label: downloadName(way),
        }))}
        value={filter.download}
      />
    </div>
  );
}

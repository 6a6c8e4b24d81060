import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {choices, valuesOf, type CatalogueState, type Choice} from './catalogue';
import type {CatalogueRow} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {Button} from '../ui/Button';
import {ChoiceField, TextField} from '../ui/Field';
import styles from './DriverCatalogue.module.css';
import {abilities, filterNames, valueNames} from './messages';

interface CatalogueFiltersProps {
  drivers: readonly InLocale<CatalogueRow>[];
  state: CatalogueState;
  onChange: (state: CatalogueState) => void;
}

export function CatalogueFilters({
  drivers,
  state,
  onChange,
}: CatalogueFiltersProps): ReactNode {
  const locale = useLocale();
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? choices.some((choice) => state[choice] !== '');
  const named = (choice: Choice, values: Iterable<string>) =>
    Array.from(values, (value) => ({value, label: valueNames[choice](value)}));
  /** The abilities in their own order, the values of the others as the language of the page sorts them. */
  const valuesIn = (choice: Choice) =>
    choice === 'ability'
      ? named(choice, abilities)
      : named(choice, new Set(drivers.flatMap(valuesOf[choice]))).sort(
          (one, other) => one.label.localeCompare(other.label, locale),
        );
  return (
    <div className={clsx(styles.filters, 'needs-script')} role="search">
      <div className={styles.wideField}>
        <TextField
          hint={translate({message: 'Chinese names and pinyin work too.'})}
          kind="search"
          label={translate({message: 'Name'})}
          onChange={(text) => onChange({...state, text})}
          placeholder={translate({message: 'OneDrive, S3, WebDAV…'})}
          value={state.text}
        />
      </div>
      <Button
        aria-expanded={isOpen}
        className={styles.moreFilters}
        onClick={() => setOpen(!isOpen)}
      >
        {translate({message: 'Filters'})}
      </Button>
      <div className={styles.choices} data-open={isOpen}>
        {choices.map((choice) => (
          <ChoiceField
            choices={valuesIn(choice)}
            key={choice}
            label={filterNames[choice]()}
            onChange={(value) => onChange({...state, [choice]: value})}
            open={translate({message: 'Any'})}
            value={state[choice]}
          />
        ))}
      </div>
    </div>
  );
}

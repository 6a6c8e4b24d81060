import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {InLocale} from '../../../lib/localize';
import type {ToolView} from '../toolView';
import styles from '../styles.module.css';

/** The national cloud that the account is in. */
export function ZoneChoice({
  zones,
  zone,
  onChange,
}: {
  zones: NonNullable<InLocale<ToolView>['zones']>;
  zone: string;
  onChange: (zone: string) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>{translate({message: 'Region'})}</legend>
      {zones.map(({zone: option, label}) => (
        <label key={option}>
          <input
            checked={option === zone}
            name="zone"
            onChange={() => onChange(option)}
            type="radio"
            value={option}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {InLocale} from '../../../lib/localize';
import type {ToolView} from '../toolView';
import styles from '../styles.module.css';

/** Which of a provider’s national clouds the account is in. */
export function Zones({
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
      <legend>
        {translate({
          id: 'tools.request.zone',
          message: 'Region',
          description: 'Choice between Microsoft’s national clouds',
        })}
      </legend>
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

/** Whose app asks for access. */
export function ClientChoice({
  usesOwn,
  onChange,
}: {
  usesOwn: boolean;
  onChange: (usesOwn: boolean) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>
        {translate({
          id: 'tools.request.client',
          message: 'App that asks for access',
          description: 'Choice between the service’s app and the reader’s own',
        })}
      </legend>
      <label>
        <input
          checked={!usesOwn}
          name="client"
          onChange={() => onChange(false)}
          type="radio"
        />
        {translate({
          id: 'tools.request.client.service',
          message: 'The app of the token service',
          description: 'Choice of the app',
        })}
      </label>
      <label>
        <input
          checked={usesOwn}
          name="client"
          onChange={() => onChange(true)}
          type="radio"
        />
        {translate({
          id: 'tools.request.client.own',
          message: 'My own app',
          description: 'Choice of the app',
        })}
      </label>
    </fieldset>
  );
}

import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';

/** Asks whether to sign in with the app of the token service or with one’s own. */
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
